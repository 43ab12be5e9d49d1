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
        String name = publicName(declared);
        return name.startsWith("java.") ? (Leaf<?>) ofName(name) : null;
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

    /** Returns a plain object: the verifier would load the class of each leaf to see that it is one. */
    private static Object ofName(String className) {
        return switch (className) {
            case "java.lang.StringBuffer" -> new StringBufferLeaf();
            case "java.lang.StringBuilder" -> new StringBuilderLeaf();
            case "java.math.BigDecimal" -> new BigDecimalLeaf();
            case "java.math.BigInteger" -> new BigIntegerLeaf();
            case "java.net.URI" -> new UriLeaf();
            case "java.net.URL" -> new UrlLeaf();
            case "java.nio.ByteBuffer" -> new ByteBufferLeaf();
            case "java.nio.charset.Charset" -> new CharsetLeaf();
            case "java.time.Duration" -> new DurationLeaf();
            case "java.time.Instant" -> new InstantLeaf();
            case "java.time.LocalDate" -> new LocalDateLeaf();
            case "java.time.LocalDateTime" -> new LocalDateTimeLeaf();
            case "java.time.LocalTime" -> new LocalTimeLeaf();
            case "java.time.MonthDay" -> new MonthDayLeaf();
            case "java.time.OffsetDateTime" -> new OffsetDateTimeLeaf();
            case "java.time.OffsetTime" -> new OffsetTimeLeaf();
            case "java.time.Period" -> new PeriodLeaf();
            case "java.time.Year" -> new YearLeaf();
            case "java.time.YearMonth" -> new YearMonthLeaf();
            case "java.time.ZoneId", "java.time.ZoneRegion" -> new ZoneIdLeaf();
            case "java.time.ZoneOffset" -> new ZoneOffsetLeaf();
            case "java.time.ZonedDateTime" -> new ZonedDateTimeLeaf();
            case "java.util.BitSet" -> new BitSetLeaf();
            case "java.util.Currency" -> new CurrencyLeaf();
            case "java.util.Date" -> new DateLeaf();
            case "java.util.Locale" -> new LocaleLeaf();
            case "java.util.OptionalDouble" -> new OptionalDoubleLeaf();
            case "java.util.OptionalInt" -> new OptionalIntLeaf();
            case "java.util.OptionalLong" -> new OptionalLongLeaf();
            case "java.util.UUID" -> new UuidLeaf();
            case "java.util.concurrent.atomic.AtomicBoolean" -> new AtomicBooleanLeaf();
            case "java.util.concurrent.atomic.AtomicInteger" -> new AtomicIntegerLeaf();
            case "java.util.concurrent.atomic.AtomicLong" -> new AtomicLongLeaf();
            case "java.util.regex.Pattern" -> new PatternLeaf();
            default -> null;
        };
    }

    /** Returns a leaf like {@link #ofId}, whose values can be hashed and compared without asking the network. */
    public static Leaf<?> ofIdOffline(String id) {
        return id.equals("url") ? new UrlTextLeaf() : ofId(id);
    }

    /** Returns the leaf that has a name in schemas; null if there is none. Such names never change. */
    public static Leaf<?> ofId(String id) {
        return (Leaf<?>) withId(id);
    }

    private static Object withId(String id) {
        return switch (id) {
            case "string-buffer" -> new StringBufferLeaf();
            case "string-builder" -> new StringBuilderLeaf();
            case "big-decimal" -> new BigDecimalLeaf();
            case "big-integer" -> new BigIntegerLeaf();
            case "uri" -> new UriLeaf();
            case "url" -> new UrlLeaf();
            case "byte-buffer" -> new ByteBufferLeaf();
            case "charset" -> new CharsetLeaf();
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
            case "bit-set" -> new BitSetLeaf();
            case "currency" -> new CurrencyLeaf();
            case "date" -> new DateLeaf();
            case "locale" -> new LocaleLeaf();
            case "optional-double" -> new OptionalDoubleLeaf();
            case "optional-int" -> new OptionalIntLeaf();
            case "optional-long" -> new OptionalLongLeaf();
            case "uuid" -> new UuidLeaf();
            case "atomic-boolean" -> new AtomicBooleanLeaf();
            case "atomic-integer" -> new AtomicIntegerLeaf();
            case "atomic-long" -> new AtomicLongLeaf();
            case "pattern" -> new PatternLeaf();
            default -> null;
        };
    }
}
