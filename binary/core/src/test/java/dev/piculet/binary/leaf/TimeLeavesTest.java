package dev.piculet.binary.leaf;

import static dev.piculet.binary.leaf.LeafTrial.assertRoundTrip;
import static dev.piculet.binary.leaf.LeafTrial.refusal;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.DateTimeException;
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
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeLeavesTest {
    @Test
    void instantsTakeLessTheCoarserTheyAre() {
        InstantLeaf leaf = new InstantLeaf();
        assertRoundTrip(leaf, Instant.EPOCH, 2);
        assertRoundTrip(leaf, Instant.parse("2024-02-29T12:34:56Z"), 6);
        assertRoundTrip(leaf, Instant.parse("2024-02-29T12:34:56.789Z"), 7);
        assertRoundTrip(leaf, Instant.parse("2024-02-29T12:34:56.789012Z"), 9);
        assertRoundTrip(leaf, Instant.parse("2024-02-29T12:34:56.789012345Z"), 10);
        assertRoundTrip(leaf, Instant.parse("1969-12-31T23:59:59.999999999Z"), 6);
        assertRoundTrip(leaf, Instant.MIN, 9);
        assertRoundTrip(leaf, Instant.MAX, 13);
    }

    @Test
    void fractionsOfASecondHaveOneLayoutOnly() {
        assertEquals(
                "a coarser unit would be exact",
                refusal(new InstantLeaf(), 0, 1).getMessage());
        assertEquals(
                "fraction of a second is 1000000000 ns",
                refusal(new InstantLeaf(), 0, 4).getMessage());
        assertEquals(
                "a coarser unit would be exact",
                refusal(new InstantLeaf(), 0, 0xA1, 0x1F).getMessage());
        int[] overflow = {0, 0xFC, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1};
        assertInstanceOf(ArithmeticException.class, refusal(new InstantLeaf(), overflow));
    }

    @Test
    void instantsBeyondTheirRangeAreRefused() {
        int[] farAway = {0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0};
        assertInstanceOf(DateTimeException.class, refusal(new InstantLeaf(), farAway));
        assertInstanceOf(DateTimeException.class, refusal(new LocalDateLeaf(), farAway));
    }

    @Test
    void durationsAndPeriodsKeepTheirSign() {
        assertRoundTrip(new DurationLeaf(), Duration.ZERO, 2);
        assertRoundTrip(new DurationLeaf(), Duration.ofMillis(-1), 3);
        assertRoundTrip(new DurationLeaf(), Duration.ofSeconds(Long.MIN_VALUE, 1), 11);
        assertRoundTrip(new DurationLeaf(), Duration.ofSeconds(Long.MAX_VALUE, 999_999_999), 15);
        assertRoundTrip(new PeriodLeaf(), Period.ZERO, 3);
        assertRoundTrip(new PeriodLeaf(), Period.of(1, -2, 300), 4);
        assertRoundTrip(new PeriodLeaf(), Period.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 0), 11);
    }

    @Test
    void rangesKeepAllFourBounds() {
        ValueRangeLeaf leaf = new ValueRangeLeaf();
        assertRoundTrip(leaf, ValueRange.of(1, 28, 31), 4);
        assertRoundTrip(leaf, ValueRange.of(Long.MIN_VALUE, 0, 1, Long.MAX_VALUE), 10 + 1 + 1 + 10);
        assertEquals(
                "Smallest minimum value must be less than largest minimum value",
                refusal(leaf, 4, 2, 6, 8).getMessage());
    }

    @Test
    void localDatesAndTimesReachTheirEnds() {
        assertRoundTrip(new LocalDateLeaf(), LocalDate.EPOCH, 1);
        assertRoundTrip(new LocalDateLeaf(), LocalDate.of(2024, 2, 29), 3);
        assertRoundTrip(new LocalDateLeaf(), LocalDate.MIN, 6);
        assertRoundTrip(new LocalDateLeaf(), LocalDate.MAX, 6);
        assertRoundTrip(new LocalTimeLeaf(), LocalTime.MIDNIGHT, 1);
        assertRoundTrip(new LocalTimeLeaf(), LocalTime.of(23, 59, 59), 3);
        assertRoundTrip(new LocalTimeLeaf(), LocalTime.of(23, 59, 59, 999_000_000), 5);
        assertRoundTrip(new LocalTimeLeaf(), LocalTime.MAX, 7);
        assertRoundTrip(new LocalDateTimeLeaf(), LocalDateTime.of(2024, 2, 29, 12, 30), 6);
        assertRoundTrip(new LocalDateTimeLeaf(), LocalDateTime.MIN, 7);
        assertInstanceOf(DateTimeException.class, refusal(new LocalTimeLeaf(), 0x80, 0x8C, 0x15));
    }

    @Test
    void offsetsTakeOneByteInQuartersOfAnHour() {
        ZoneOffsetLeaf leaf = new ZoneOffsetLeaf();
        assertRoundTrip(leaf, ZoneOffset.UTC, 1);
        assertRoundTrip(leaf, ZoneOffset.MIN, 1);
        assertRoundTrip(leaf, ZoneOffset.MAX, 1);
        assertRoundTrip(leaf, ZoneOffset.ofHoursMinutes(5, 45), 1);
        assertRoundTrip(leaf, ZoneOffset.ofHoursMinutesSeconds(0, 9, 21), 3);
        assertInstanceOf(DateTimeException.class, refusal(leaf, 73));
        assertInstanceOf(DateTimeException.class, refusal(leaf, 126, 2, 'Z'));
        assertEquals(
                "offset of 0 s is not written in quarters of an hour",
                refusal(leaf, 127, 0).getMessage());
        assertRoundTrip(new OffsetDateTimeLeaf(), OffsetDateTime.MAX, 14);
        assertRoundTrip(new OffsetDateTimeLeaf(), OffsetDateTime.parse("2024-02-29T12:30:00+02:00"), 7);
        assertRoundTrip(new OffsetTimeLeaf(), OffsetTime.MIN, 2);
    }

    @Test
    void zonesAreOffsetsOrNamedRegions() {
        ZoneIdLeaf leaf = new ZoneIdLeaf();
        assertRoundTrip(leaf, ZoneOffset.ofHours(-3), 1);
        assertRoundTrip(leaf, ZoneId.of("Europe/Paris"), 2 + 12);
        assertRoundTrip(leaf, ZoneId.of("UTC"), 2 + 3);
        assertRoundTrip(leaf, ZoneId.of("GMT+01:00"), 2 + 9);
        assertEquals(
                "offset Z is written as a region", refusal(leaf, 126, 2, 'Z').getMessage());
        assertInstanceOf(DateTimeException.class, refusal(leaf, 126, 4, 'x', 'y'));
    }

    @Test
    void bothHoursOfAnOverlapAreKept() {
        LocalDateTime twice = LocalDateTime.of(2024, 10, 27, 2, 30);
        ZonedDateTime earlier = ZonedDateTime.of(twice, ZoneId.of("Europe/Paris"));
        assertRoundTrip(new ZonedDateTimeLeaf(), earlier.withEarlierOffsetAtOverlap(), 14 + 6 + 1);
        assertRoundTrip(new ZonedDateTimeLeaf(), earlier.withLaterOffsetAtOverlap(), 14 + 6 + 1);
        assertRoundTrip(new ZonedDateTimeLeaf(), ZonedDateTime.of(twice, ZoneOffset.UTC), 1 + 6);
        assertRoundTrip(new ZonedDateTimeLeaf(), earlier.withFixedOffsetZone(), 1 + 6);
    }

    @Test
    void partsOfDatesAreChecked() {
        assertRoundTrip(new YearLeaf(), Year.of(2024), 2);
        assertRoundTrip(new YearLeaf(), Year.of(Year.MIN_VALUE), 5);
        assertRoundTrip(new YearMonthLeaf(), YearMonth.of(2024, 12), 3);
        assertRoundTrip(new YearMonthLeaf(), YearMonth.of(-1, 1), 1);
        assertRoundTrip(new YearMonthLeaf(), YearMonth.of(Year.MAX_VALUE, 12), 5);
        assertRoundTrip(new MonthDayLeaf(), MonthDay.of(2, 29), 2);
        assertInstanceOf(DateTimeException.class, refusal(new MonthDayLeaf(), 2, 30));
        assertInstanceOf(DateTimeException.class, refusal(new MonthDayLeaf(), 13, 1));
        assertInstanceOf(DateTimeException.class, refusal(new YearLeaf(), 0xFF, 0xFF, 0xFF, 0xFF, 0x0F));
        assertInstanceOf(MalformedInputException.class, refusal(new YearLeaf()));
    }

    @Test
    void datesTakeMillisecondsAnyLongWay() {
        assertRoundTrip(new DateLeaf(), new Date(0), 1);
        assertRoundTrip(new DateLeaf(), new Date(1_700_000_000_000L), 6);
        assertRoundTrip(new DateLeaf(), new Date(Long.MIN_VALUE), 10);
    }

    @Test
    void datesOfDatabasesKeepTheirClassAndNanos() {
        Timestamp timestamp = new Timestamp(1_700_000_000_123L);
        assertRoundTrip(new SqlTimestampLeaf(), timestamp, 7);
        timestamp.setNanos(123_456_789);
        assertRoundTrip(new SqlTimestampLeaf(), timestamp, 10);
        assertRoundTrip(new SqlTimestampLeaf(), new Timestamp(-1), 3);
        assertRoundTrip(new SqlTimestampLeaf(), new Timestamp(Long.MIN_VALUE), 10);
        assertRoundTrip(new SqlTimestampLeaf(), new Timestamp(Long.MAX_VALUE), 10);
        assertRoundTrip(new SqlDateLeaf(), new java.sql.Date(-86_400_000), 4);
        assertRoundTrip(new SqlTimeLeaf(), new Time(3_600_000), 4);
        int[] farAway = {0xF0, 0xCF, 0x9A, 0xDE, 0xF4, 0xA6, 0xE2, 0x20, 0};
        assertInstanceOf(ArithmeticException.class, refusal(new SqlTimestampLeaf(), farAway));
        assertInstanceOf(ArithmeticException.class, refusal(new SqlInstantLeaf(), farAway));
    }

    @Test
    void timestampsAreInstantsInTrees() {
        Timestamp timestamp = Timestamp.from(Instant.parse("2024-02-29T12:34:56.789012345Z"));
        byte[] bytes = LeafTrial.bytes(new SqlTimestampLeaf(), timestamp);
        assertEquals(timestamp.toInstant(), new SqlInstantLeaf().decode(new BinaryInput(bytes)));
        assertArrayEquals(bytes, LeafTrial.bytes(new SqlInstantLeaf(), timestamp.toInstant()));
        assertArrayEquals(bytes, LeafTrial.bytes(new InstantLeaf(), timestamp.toInstant()));
    }

    @Test
    void datesOfOtherCalendarsAreDays() {
        assertRoundTrip(ChronoDateLeaf.japanese(), JapaneseDate.of(2024, 2, 29), 3);
        assertRoundTrip(ChronoDateLeaf.minguo(), MinguoDate.of(-5, 1, 1), 3);
        assertRoundTrip(ChronoDateLeaf.thaiBuddhist(), ThaiBuddhistDate.of(2567, 2, 28), 3);
        assertRoundTrip(ChronoDateLeaf.hijrah(), HijrahDate.of(1445, 8, 19), 3);
        int[] farAway = {0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1};
        for (Leaf<?> leaf : List.of(
                ChronoDateLeaf.japanese(),
                ChronoDateLeaf.minguo(),
                ChronoDateLeaf.thaiBuddhist(),
                ChronoDateLeaf.hijrah())) {
            assertInstanceOf(DateTimeException.class, refusal(leaf, farAway));
        }
        // The Japanese calendar begins in 1873.
        assertInstanceOf(DateTimeException.class, refusal(ChronoDateLeaf.japanese(), 0xFF, 0xFF, 0x07));
    }
}
