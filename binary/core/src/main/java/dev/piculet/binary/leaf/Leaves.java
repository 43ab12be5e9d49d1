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

    /** Whether a class of this name has a leaf. */
    public static boolean isOfClass(String className) {
        return id(className) != null;
    }

    private static String publicName(Class<?> declared) {
        String name = declared.getName();
        // Those that are read-only have an R at the end.
        if (name.startsWith("java.nio.") && name.contains("Buffer") && isHidden(declared, ByteBuffer.class)) {
            return "java.nio.ByteBuffer";
        }
        if (name.equals("sun.util.calendar.ZoneInfo")) {
            return "java.util.TimeZone";
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
            case "java.time.chrono.HijrahDate" -> "hijrah-date";
            case "java.time.chrono.JapaneseDate" -> "japanese-date";
            case "java.time.chrono.MinguoDate" -> "minguo-date";
            case "java.time.chrono.ThaiBuddhistDate" -> "thai-buddhist-date";
            case "java.time.temporal.ValueRange" -> "value-range";
            default -> null;
        };
    }

    private static String idOfUtility(String className) {
        return switch (className) {
            case "java.util.BitSet" -> "bit-set";
            case "java.util.Calendar" -> "calendar";
            case "java.util.Collections$ReverseComparator" -> "reverse-order";
            case "java.util.Comparators$NaturalOrderComparator" -> "natural-order";
            case "java.util.Currency" -> "currency";
            case "java.util.Date" -> "date";
            case "java.util.GregorianCalendar" -> "gregorian-calendar";
            case "java.util.IntSummaryStatistics" -> "int-summary";
            case "java.util.Locale" -> "locale";
            case "java.util.LongSummaryStatistics" -> "long-summary";
            case "java.util.OptionalDouble" -> "optional-double";
            case "java.util.OptionalInt" -> "optional-int";
            case "java.util.OptionalLong" -> "optional-long";
            case "java.util.TimeZone" -> "time-zone";
            case "java.util.UUID" -> "uuid";
            case "java.util.concurrent.CountDownLatch" -> "count-down-latch";
            case "java.util.concurrent.atomic.AtomicBoolean" -> "atomic-boolean";
            case "java.util.concurrent.atomic.AtomicInteger" -> "atomic-integer";
            case "java.util.concurrent.atomic.AtomicIntegerArray" -> "atomic-integer-array";
            case "java.util.concurrent.atomic.AtomicLong" -> "atomic-long";
            case "java.util.concurrent.atomic.AtomicLongArray" -> "atomic-long-array";
            case "java.util.concurrent.atomic.DoubleAdder" -> "double-adder";
            case "java.util.concurrent.atomic.LongAdder" -> "long-adder";
            case "java.util.regex.Pattern" -> "pattern";
            default -> null;
        };
    }

    private static String idOfOther(String className) {
        return switch (className) {
            case "java.lang.StackTraceElement" -> "stack-trace-element";
            case "java.lang.StringBuffer" -> "string-buffer";
            case "java.lang.StringBuilder" -> "string-builder";
            case "java.lang.String$CaseInsensitiveComparator" -> "case-insensitive-order";
            case "java.math.BigDecimal" -> "big-decimal";
            case "java.math.BigInteger" -> "big-integer";
            case "java.math.MathContext" -> "math-context";
            case "java.net.Inet4Address" -> "inet4-address";
            case "java.net.Inet6Address" -> "inet6-address";
            case "java.net.InetAddress" -> "inet-address";
            case "java.net.InetSocketAddress" -> "inet-socket-address";
            case "java.net.URI" -> "uri";
            case "java.net.URL" -> "url";
            case "java.nio.ByteBuffer" -> "byte-buffer";
            case "java.nio.charset.Charset" -> "charset";
            case "java.nio.charset.CodingErrorAction" -> "coding-error-action";
            case "java.sql.Date" -> "sql-date";
            case "java.sql.Time" -> "sql-time";
            case "java.sql.Timestamp" -> "sql-timestamp";
            default -> null;
        };
    }

    /**
     * Returns a leaf like {@link #ofId} for readers without classes: its values can be hashed and compared without asking
     * the network, are on the heap, and need no module but {@code java.base}.
     */
    public static Leaf<?> ofIdForTrees(String id) {
        return (Leaf<?>) forTrees(id);
    }

    private static Object forTrees(String id) {
        return switch (id) {
            case "byte-buffer" -> new ByteBufferLeaf(/* keepsDirect= */ false);
            case "class" -> new TextLeaf(id);
            case "count-down-latch" -> new LatchCountLeaf();
            case "sql-date", "sql-time" -> new DateLeaf();
            case "sql-timestamp" -> new SqlInstantLeaf();
            case "url" -> new TextLeaf(id);
            default -> ofId(id);
        };
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
            case "hijrah-date" -> ChronoDateLeaf.hijrah();
            case "instant" -> new InstantLeaf();
            case "japanese-date" -> ChronoDateLeaf.japanese();
            case "local-date" -> new LocalDateLeaf();
            case "local-date-time" -> new LocalDateTimeLeaf();
            case "local-time" -> new LocalTimeLeaf();
            case "minguo-date" -> ChronoDateLeaf.minguo();
            case "month-day" -> new MonthDayLeaf();
            case "offset-date-time" -> new OffsetDateTimeLeaf();
            case "offset-time" -> new OffsetTimeLeaf();
            case "period" -> new PeriodLeaf();
            case "thai-buddhist-date" -> ChronoDateLeaf.thaiBuddhist();
            case "value-range" -> new ValueRangeLeaf();
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
            case "atomic-integer-array" -> new AtomicIntegerArrayLeaf();
            case "atomic-long" -> new AtomicLongLeaf();
            case "atomic-long-array" -> new AtomicLongArrayLeaf();
            case "bit-set" -> new BitSetLeaf();
            case "calendar" -> new CalendarLeaf();
            case "count-down-latch" -> new CountDownLatchLeaf();
            case "currency" -> new CurrencyLeaf();
            case "date" -> new DateLeaf();
            case "double-adder" -> new DoubleAdderLeaf();
            case "gregorian-calendar" -> new GregorianCalendarLeaf();
            case "int-summary" -> new IntSummaryLeaf();
            case "locale" -> new LocaleLeaf();
            case "long-adder" -> new LongAdderLeaf();
            case "long-summary" -> new LongSummaryLeaf();
            case "natural-order" -> ConstantLeaf.naturalOrder();
            case "optional-double" -> new OptionalDoubleLeaf();
            case "optional-int" -> new OptionalIntLeaf();
            case "optional-long" -> new OptionalLongLeaf();
            case "pattern" -> new PatternLeaf();
            case "reverse-order" -> ConstantLeaf.reverseOrder();
            case "time-zone" -> new TimeZoneLeaf();
            case "uuid" -> new UuidLeaf();
            default -> null;
        };
    }

    private static Object other(String id) {
        return switch (id) {
            case "big-decimal" -> new BigDecimalLeaf();
            case "big-integer" -> new BigIntegerLeaf();
            case "byte-buffer" -> new ByteBufferLeaf(/* keepsDirect= */ true);
            case "case-insensitive-order" -> ConstantLeaf.caseInsensitiveOrder();
            case "charset" -> new CharsetLeaf();
            case "coding-error-action" -> ConstantLeaf.codingErrorAction();
            case "inet-address" -> new InetAddressLeaf();
            case "inet-socket-address" -> new InetSocketAddressLeaf();
            case "inet4-address" -> new Inet4AddressLeaf();
            case "inet6-address" -> new Inet6AddressLeaf();
            case "math-context" -> new MathContextLeaf();
            case "sql-date" -> new SqlDateLeaf();
            case "sql-time" -> new SqlTimeLeaf();
            case "sql-timestamp" -> new SqlTimestampLeaf();
            case "stack-trace-element" -> new StackTraceElementLeaf();
            case "string-buffer" -> new StringBufferLeaf();
            case "string-builder" -> new StringBuilderLeaf();
            case "uri" -> new UriLeaf();
            case "url" -> new UrlLeaf();
            default -> null;
        };
    }
}
