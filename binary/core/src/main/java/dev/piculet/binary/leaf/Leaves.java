package dev.piculet.binary.leaf;

import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;

/**
 * The leaves of the JDK's classes. Found by name, so that nobody loads the classes of a leaf that is not used; a new
 * one each time, for callers to keep.
 */
public final class Leaves {
    private Leaves() {}

    /** Returns the leaf of a class, or of the public class that it is an implementation of; null if it has none. */
    public static Leaf<?> of(Class<?> declared) {
        String id = id(publicName(declared));
        return id == null ? null : ofId(id);
    }

    private static String publicName(Class<?> declared) {
        String name = declared.getName();
        if (name.startsWith("java.nio.") && name.endsWith("Buffer") && isHidden(declared, ByteBuffer.class)) {
            return "java.nio.ByteBuffer";
        }
        if (name.startsWith("sun.nio.cs.") && Charset.class.isAssignableFrom(declared)) {
            return "java.nio.charset.Charset";
        }
        return name;
    }

    private static boolean isHidden(Class<?> declared, Class<?> visible) {
        return visible.isAssignableFrom(declared) && !Modifier.isPublic(declared.getModifiers());
    }

    /** Returns the name in schemas of a class's leaf, or null. */
    private static String id(String className) {
        if (!className.startsWith("java.")) {
            return null;
        }
        if (className.startsWith("java.time.")) {
            return idOfTime(className);
        }
        return className.startsWith("java.util.") ? idOfUtility(className) : idOfOther(className);
    }

    private static String idOfTime(String className) {
        return switch (className) {
            case "java.time.Duration" -> "duration";
            case "java.time.Instant" -> "instant";
            case "java.time.LocalDate" -> "local-date";
            case "java.time.LocalDateTime" -> "local-date-time";
            case "java.time.LocalTime" -> "local-time";
            case "java.time.MonthDay" -> "month-day";
            case "java.time.OffsetDateTime" -> "offset-date-time";
            case "java.time.OffsetTime" -> "offset-time";
            case "java.time.Period" -> "period";
            case "java.time.Year" -> "year";
            case "java.time.YearMonth" -> "year-month";
            case "java.time.ZoneId", "java.time.ZoneRegion" -> "zone-id";
            case "java.time.ZoneOffset" -> "zone-offset";
            case "java.time.ZonedDateTime" -> "zoned-date-time";
            default -> null;
        };
    }

    private static String idOfUtility(String className) {
        return switch (className) {
            case "java.util.BitSet" -> "bit-set";
            case "java.util.Currency" -> "currency";
            case "java.util.Date" -> "date";
            case "java.util.Locale" -> "locale";
            case "java.util.OptionalDouble" -> "optional-double";
            case "java.util.OptionalInt" -> "optional-int";
            case "java.util.OptionalLong" -> "optional-long";
            case "java.util.UUID" -> "uuid";
            case "java.util.concurrent.atomic.AtomicBoolean" -> "atomic-boolean";
            case "java.util.concurrent.atomic.AtomicInteger" -> "atomic-integer";
            case "java.util.concurrent.atomic.AtomicLong" -> "atomic-long";
            case "java.util.regex.Pattern" -> "pattern";
            default -> null;
        };
    }

    private static String idOfOther(String className) {
        return switch (className) {
            case "java.lang.StringBuffer" -> "string-buffer";
            case "java.lang.StringBuilder" -> "string-builder";
            case "java.math.BigDecimal" -> "big-decimal";
            case "java.math.BigInteger" -> "big-integer";
            case "java.net.URI" -> "uri";
            case "java.net.URL" -> "url";
            case "java.nio.ByteBuffer" -> "byte-buffer";
            case "java.nio.charset.Charset" -> "charset";
            default -> null;
        };
    }

    /** Returns a leaf like {@link #ofId}, whose values can be hashed and compared without asking the network. */
    public static Leaf<?> ofIdOffline(String id) {
        return id.equals("url") ? new UrlTextLeaf() : ofId(id);
    }

    /** Returns the leaf that has a name in schemas; null if there is none. Such names never change. */
    public static Leaf<?> ofId(String id) {
        // Plain objects: the verifier would load the class of each leaf to see that it is one.
        Object leaf = time(id);
        if (leaf == null) {
            leaf = utility(id);
        }
        return (Leaf<?>) (leaf == null ? other(id) : leaf);
    }

    private static Object time(String id) {
        return switch (id) {
            case "duration" -> new DurationLeaf();
            case "instant" -> new InstantLeaf();
            case "local-date" -> new LocalDateLeaf();
            case "local-date-time" -> new LocalDateTimeLeaf();
            case "local-time" -> new LocalTimeLeaf();
            case "month-day" -> new MonthDayLeaf();
            case "offset-date-time" -> new OffsetDateTimeLeaf();
            case "offset-time" -> new OffsetTimeLeaf();
            case "period" -> new PeriodLeaf();
            case "year" -> new YearLeaf();
            case "year-month" -> new YearMonthLeaf();
            case "zone-id" -> new ZoneIdLeaf();
            case "zone-offset" -> new ZoneOffsetLeaf();
            case "zoned-date-time" -> new ZonedDateTimeLeaf();
            default -> null;
        };
    }

    private static Object utility(String id) {
        return switch (id) {
            case "atomic-boolean" -> new AtomicBooleanLeaf();
            case "atomic-integer" -> new AtomicIntegerLeaf();
            case "atomic-long" -> new AtomicLongLeaf();
            case "bit-set" -> new BitSetLeaf();
            case "currency" -> new CurrencyLeaf();
            case "date" -> new DateLeaf();
            case "locale" -> new LocaleLeaf();
            case "optional-double" -> new OptionalDoubleLeaf();
            case "optional-int" -> new OptionalIntLeaf();
            case "optional-long" -> new OptionalLongLeaf();
            case "pattern" -> new PatternLeaf();
            case "uuid" -> new UuidLeaf();
            default -> null;
        };
    }

    private static Object other(String id) {
        return switch (id) {
            case "big-decimal" -> new BigDecimalLeaf();
            case "big-integer" -> new BigIntegerLeaf();
            case "byte-buffer" -> new ByteBufferLeaf();
            case "charset" -> new CharsetLeaf();
            case "string-buffer" -> new StringBufferLeaf();
            case "string-builder" -> new StringBuilderLeaf();
            case "uri" -> new UriLeaf();
            case "url" -> new UrlLeaf();
            default -> null;
        };
    }
}
