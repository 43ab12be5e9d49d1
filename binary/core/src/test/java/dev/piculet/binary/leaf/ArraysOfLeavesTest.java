package dev.piculet.binary.leaf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.binary.ArrayTrial;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays of the JDK's values need no rule where anything may stand. */
class ArraysOfLeavesTest {
    private static final Map<String, Object> VALUES = new HashMap<>();

    static {
        addNumbers();
        addTimes();
        addOthers();
    }

    private static void addNumbers() {
        VALUES.put("big-integer", BigInteger.TEN.pow(30));
        VALUES.put("big-decimal", new BigDecimal("-1.50"));
        VALUES.put("math-context", MathContext.DECIMAL32);
        VALUES.put("optional-double", OptionalDouble.of(0.5));
        VALUES.put("optional-int", OptionalInt.empty());
        VALUES.put("optional-long", OptionalLong.of(-1));
        VALUES.put("atomic-boolean", new AtomicBoolean(true));
        VALUES.put("atomic-integer", new AtomicInteger(7));
        VALUES.put("atomic-long", new AtomicLong(-7));
        VALUES.put("atomic-integer-array", new AtomicIntegerArray(new int[] {1, 2}));
        VALUES.put("atomic-long-array", new AtomicLongArray(new long[] {3}));
        VALUES.put("count-down-latch", new CountDownLatch(3));
        LongAdder sum = new LongAdder();
        sum.add(9);
        VALUES.put("long-adder", sum);
        DoubleAdder total = new DoubleAdder();
        total.add(0.25);
        VALUES.put("double-adder", total);
        IntSummaryStatistics ints = new IntSummaryStatistics();
        ints.accept(4);
        VALUES.put("int-summary", ints);
        LongSummaryStatistics longs = new LongSummaryStatistics();
        longs.accept(5);
        VALUES.put("long-summary", longs);
        VALUES.put("bit-set", BitSet.valueOf(new long[] {5}));
    }

    private static void addTimes() {
        LocalDate day = LocalDate.of(2024, 2, 29);
        LocalDateTime time = day.atTime(12, 30);
        VALUES.put("duration", Duration.ofMillis(1_500));
        VALUES.put("instant", Instant.ofEpochSecond(5, 6));
        VALUES.put("local-date", day);
        VALUES.put("local-date-time", time);
        VALUES.put("local-time", LocalTime.NOON);
        VALUES.put("month-day", MonthDay.from(day));
        VALUES.put("offset-date-time", time.atOffset(ZoneOffset.ofHours(2)));
        VALUES.put("offset-time", OffsetTime.of(LocalTime.NOON, ZoneOffset.UTC));
        VALUES.put("period", Period.of(1, 2, 3));
        VALUES.put("year", Year.of(1999));
        VALUES.put("year-month", YearMonth.from(day));
        VALUES.put("zone-id", ZoneId.of("Europe/Vienna"));
        VALUES.put("zone-offset", ZoneOffset.ofHours(-3));
        VALUES.put("zoned-date-time", time.atZone(ZoneId.of("Europe/Vienna")));
        VALUES.put("hijrah-date", HijrahDate.from(day));
        VALUES.put("japanese-date", JapaneseDate.from(day));
        VALUES.put("minguo-date", MinguoDate.from(day));
        VALUES.put("thai-buddhist-date", ThaiBuddhistDate.from(day));
        VALUES.put("value-range", ValueRange.of(1, 28, 31));
        VALUES.put("date", new Date(1));
        VALUES.put("sql-timestamp", new Timestamp(2));
        VALUES.put("sql-date", new java.sql.Date(3));
        VALUES.put("sql-time", new java.sql.Time(4));
        VALUES.put("calendar", new GregorianCalendar(2024, 1, 29));
        VALUES.put("gregorian-calendar", new GregorianCalendar(2024, 1, 29));
        VALUES.put("time-zone", TimeZone.getTimeZone("Europe/Vienna"));
    }

    private static void addOthers() {
        VALUES.put("string-builder", new StringBuilder("ab"));
        VALUES.put("string-buffer", new StringBuffer("cd"));
        VALUES.put("uuid", new UUID(1, 2));
        VALUES.put("uri", URI.create("a:b"));
        VALUES.put("locale", Locale.CANADA_FRENCH);
        VALUES.put("currency", Currency.getInstance("EUR"));
        VALUES.put("charset", StandardCharsets.UTF_16LE);
        VALUES.put("coding-error-action", CodingErrorAction.REPLACE);
        VALUES.put("pattern", Pattern.compile("a+", Pattern.DOTALL));
        VALUES.put("stack-trace-element", new StackTraceElement("C", "m", "C.java", 7));
        VALUES.put("byte-buffer", ByteBuffer.wrap(new byte[] {1, 2}).asReadOnlyBuffer());
        VALUES.put("natural-order", Comparator.naturalOrder());
        VALUES.put("reverse-order", Comparator.reverseOrder());
        VALUES.put("case-insensitive-order", String.CASE_INSENSITIVE_ORDER);
        try {
            VALUES.put("inet-address", InetAddress.getByAddress("h", new byte[] {1, 2, 3, 4}));
            VALUES.put("inet4-address", InetAddress.getByAddress(new byte[] {1, 2, 3, 4}));
            VALUES.put("inet6-address", InetAddress.getByAddress(new byte[16]));
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
        VALUES.put("inet-socket-address", InetSocketAddress.createUnresolved("h", 80));
    }

    static Set<String> ids() {
        return VALUES.keySet();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theyAreKept(String id) {
        Leaf<?> leaf = Leaves.ofId(id);
        ArrayTrial.assertKept(
                LeavesTest.IDS.get(id), VALUES.get(id), value -> Arrays.toString(LeafTrial.bytes(leaf, value)));
    }

    /** Hash tables of addresses of the web ask a name server, so that they need a rule. */
    @Test
    void allLeavesButOneAreTried() {
        Set<String> tried = new HashSet<>(ids());
        tried.add("url");
        assertEquals(LeavesTest.IDS.keySet(), tried);
    }
}
