package dev.piculet.binary.leaf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.UnsupportedValueException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ValueRange;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
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

class LeavesTest {
    /** The names in schemas; they never change. */
    static final Map<String, Class<?>> IDS = new LinkedHashMap<>();

    static {
        IDS.put("string-builder", StringBuilder.class);
        IDS.put("string-buffer", StringBuffer.class);
        IDS.put("big-integer", BigInteger.class);
        IDS.put("big-decimal", BigDecimal.class);
        IDS.put("uri", URI.class);
        IDS.put("url", URL.class);
        IDS.put("byte-buffer", ByteBuffer.class);
        IDS.put("charset", Charset.class);
        IDS.put("duration", Duration.class);
        IDS.put("instant", Instant.class);
        IDS.put("local-date", LocalDate.class);
        IDS.put("local-date-time", LocalDateTime.class);
        IDS.put("local-time", LocalTime.class);
        IDS.put("month-day", MonthDay.class);
        IDS.put("offset-date-time", OffsetDateTime.class);
        IDS.put("offset-time", OffsetTime.class);
        IDS.put("period", Period.class);
        IDS.put("year", Year.class);
        IDS.put("year-month", YearMonth.class);
        IDS.put("zone-id", ZoneId.class);
        IDS.put("zone-offset", ZoneOffset.class);
        IDS.put("zoned-date-time", ZonedDateTime.class);
        IDS.put("bit-set", BitSet.class);
        IDS.put("currency", Currency.class);
        IDS.put("date", Date.class);
        IDS.put("locale", Locale.class);
        IDS.put("optional-double", OptionalDouble.class);
        IDS.put("optional-int", OptionalInt.class);
        IDS.put("optional-long", OptionalLong.class);
        IDS.put("uuid", UUID.class);
        IDS.put("atomic-boolean", AtomicBoolean.class);
        IDS.put("atomic-integer", AtomicInteger.class);
        IDS.put("atomic-long", AtomicLong.class);
        IDS.put("pattern", Pattern.class);
        IDS.put("sql-timestamp", Timestamp.class);
        IDS.put("calendar", Calendar.class);
        IDS.put("gregorian-calendar", GregorianCalendar.class);
        IDS.put("time-zone", TimeZone.class);
        IDS.put("hijrah-date", HijrahDate.class);
        IDS.put("japanese-date", JapaneseDate.class);
        IDS.put("minguo-date", MinguoDate.class);
        IDS.put("thai-buddhist-date", ThaiBuddhistDate.class);
        IDS.put("inet-address", InetAddress.class);
        IDS.put("inet4-address", Inet4Address.class);
        IDS.put("inet6-address", Inet6Address.class);
        IDS.put("inet-socket-address", InetSocketAddress.class);
        IDS.put("int-summary", IntSummaryStatistics.class);
        IDS.put("long-summary", LongSummaryStatistics.class);
        IDS.put("atomic-integer-array", AtomicIntegerArray.class);
        IDS.put("count-down-latch", CountDownLatch.class);
        IDS.put("atomic-long-array", AtomicLongArray.class);
        IDS.put("double-adder", DoubleAdder.class);
        IDS.put("long-adder", LongAdder.class);
        IDS.put("sql-date", java.sql.Date.class);
        IDS.put("sql-time", java.sql.Time.class);
        IDS.put("stack-trace-element", StackTraceElement.class);
        IDS.put("math-context", MathContext.class);
        IDS.put("value-range", ValueRange.class);
        IDS.put("coding-error-action", CodingErrorAction.class);
        IDS.put("natural-order", Comparator.naturalOrder().getClass());
        IDS.put("reverse-order", Comparator.reverseOrder().getClass());
        IDS.put("case-insensitive-order", String.CASE_INSENSITIVE_ORDER.getClass());
    }

    @Test
    void classesAndNamesLeadToTheSameLeaf() {
        IDS.forEach((id, type) -> {
            assertSame(type, Leaves.of(type).type());
            assertEquals(id, Leaves.of(type).id());
            assertEquals(id, Leaves.ofId(id).id());
            assertSame(Leaves.of(type).getClass(), Leaves.ofId(id).getClass());
        });
    }

    /** Used by readers without classes. Ids of java.base's classes mostly have the same leaf. */
    @Test
    void everyNameHasALeafOfTheSameNameForTrees() {
        IDS.forEach((id, type) -> {
            Leaf<?> leaf = Leaves.ofIdForTrees(id);
            assertEquals("java.base", leaf.type().getModule().getName());
            boolean replaced = id.equals("url") || id.equals("count-down-latch") || id.startsWith("sql-");
            assertEquals(!replaced, leaf.type() == type, id);
        });
    }

    @Test
    void hiddenSubclassesHaveTheLeafOfTheirPublicClass() {
        assertEquals("zone-id", Leaves.of(ZoneId.of("Europe/Paris").getClass()).id());
        assertEquals("byte-buffer", Leaves.of(ByteBuffer.allocate(1).getClass()).id());
        assertEquals(
                "byte-buffer",
                Leaves.of(ByteBuffer.allocateDirect(1).getClass()).id());
        assertEquals("charset", Leaves.of(StandardCharsets.UTF_8.getClass()).id());
        assertEquals(
                "time-zone", Leaves.of(TimeZone.getTimeZone("UTC").getClass()).id());
    }

    @Test
    void otherClassesHaveNone() {
        assertNull(Leaves.of(String.class));
        assertNull(Leaves.of(MappedByteBuffer.class));
        assertNull(Leaves.of(LeavesTest.class));
        assertNull(Leaves.of(SpecialDate.class));
        assertNull(Leaves.ofId("none"));
    }

    @Test
    void subclassesThatWouldLoseSomethingAreRefused() {
        UnsupportedValueException e =
                assertThrows(UnsupportedValueException.class, () -> LeafTrial.bytes(new DateLeaf(), new SpecialDate()));
        assertEquals(
                "An instance of " + SpecialDate.class.getName() + " would be read back as java.util.Date at $.\n"
                        + "  What the subclass adds would be lost: convert it, or register a codec for the class.",
                e.getMessage());
    }

    private static final class SpecialDate extends Date {
        private static final long serialVersionUID = 1L;
    }
}
