package dev.piculet.binary.leaf;

import static dev.piculet.binary.leaf.LeafTrial.assertRoundTrip;
import static dev.piculet.binary.leaf.LeafTrial.bytes;
import static dev.piculet.binary.leaf.LeafTrial.refusal;
import static dev.piculet.binary.leaf.LeafTrial.roundTrip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CalendarLeavesTest {
    private static final CalendarLeaf CALENDAR = new CalendarLeaf();
    private static final TimeZoneLeaf ZONE = new TimeZoneLeaf();
    private static final TimeZone PARIS = TimeZone.getTimeZone("Europe/Paris");

    private static String refusalToWrite(Leaf<?> leaf, Object value) {
        return assertThrows(UnsupportedValueException.class, () -> bytes(leaf, value))
                .getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Europe/Paris", "UTC", "GMT", "GMT+05:30", "America/Sao_Paulo", "EST", "Etc/GMT+12"})
    void zonesOfTheJdkAreTheirIds(String id) {
        assertRoundTrip(ZONE, TimeZone.getTimeZone(id), 2 + id.length());
    }

    @Test
    void zonesAreReadAsCopies() {
        assertNotSame(roundTrip(ZONE, PARIS, 14), roundTrip(ZONE, PARIS, 14));
    }

    @Test
    void zonesWithOneOffsetAreKept() {
        assertRoundTrip(ZONE, new SimpleTimeZone(3_600_000, "CET"), 1 + 4 + 4);
        assertRoundTrip(ZONE, new SimpleTimeZone(-1, ""), 3);
        assertEquals(
                "Time zone here is a java.util.SimpleTimeZone whose rules for daylight saving time can't be asked for at"
                        + " $.\n  Use TimeZone.getTimeZone(id), or a SimpleTimeZone with one offset.",
                refusalToWrite(ZONE, new SimpleTimeZone(0, "here", 2, 1, 0, 7_200_000, 9, 1, 0, 7_200_000)));
    }

    @Test
    void zonesThatTheJdkDoesNotHaveAreRefused() {
        TimeZone changed = TimeZone.getTimeZone("Europe/Paris");
        changed.setRawOffset(0);
        assertEquals(
                "Time zone Europe/Paris, an instance of " + changed.getClass().getName()
                        + ", is not the one that the JDK has by this id at $.\n"
                        + "  Use TimeZone.getTimeZone(id) without setting its offset or id, or register a codec for the"
                        + " class.",
                refusalToWrite(ZONE, changed));
        TimeZone renamed = TimeZone.getTimeZone("Europe/Paris");
        renamed.setID("Europe/Berlin");
        refusalToWrite(ZONE, renamed);
        refusalToWrite(ZONE, new SimpleTimeZone(0, "UTC") {
            private static final long serialVersionUID = 1L;
        });
        assertEquals("no zone has this id", refusal(ZONE, 0, 2, 'x').getMessage());
        assertEquals(
                "no zone has this id",
                refusal(ZONE, 0, 10, 'G', 'M', 'T', '+', '1').getMessage());
        assertEquals("zone is of kind 2", refusal(ZONE, 2, 0).getMessage());
    }

    @Test
    void calendarsKeepZoneAndRules() {
        GregorianCalendar calendar = new GregorianCalendar(PARIS, Locale.US);
        calendar.setTimeInMillis(1_700_000_000_123L);
        assertRoundTrip(CALENDAR, calendar, 1 + 14 + 6 + 2);
        calendar.setLenient(false);
        calendar.setFirstDayOfWeek(Calendar.FRIDAY);
        calendar.setMinimalDaysInFirstWeek(3);
        assertRoundTrip(new GregorianCalendarLeaf(), calendar, 1 + 14 + 6 + 2);
        for (long change : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, 0}) {
            GregorianCalendar own = new GregorianCalendar(PARIS);
            own.setGregorianChange(new Date(change));
            own.setTimeInMillis(-50_000_000_000_000L);
            GregorianCalendar read = (GregorianCalendar) roundTrip(CALENDAR, own, bytes(CALENDAR, own).length);
            assertEquals(own, read);
            assertEquals(own.getGregorianChange(), read.getGregorianChange());
            assertEquals(own.get(Calendar.YEAR), read.get(Calendar.YEAR));
            assertEquals(own.get(Calendar.DAY_OF_YEAR), read.get(Calendar.DAY_OF_YEAR));
        }
    }

    @Test
    void calendarsOfAllTimesComeBack() {
        for (long millis : new long[] {Long.MIN_VALUE, Long.MAX_VALUE, 0, -1, -12_219_292_800_001L}) {
            GregorianCalendar calendar = new GregorianCalendar(new SimpleTimeZone(0, "Z"));
            calendar.setTimeInMillis(millis);
            assertRoundTrip(CALENDAR, calendar, bytes(CALENDAR, calendar).length);
        }
    }

    @Test
    void fieldsThatWereSetAreWrittenAsTheirTimeAndStaySet() {
        GregorianCalendar calendar = new GregorianCalendar(PARIS);
        calendar.clear();
        calendar.set(Calendar.YEAR, 2024);
        Calendar read = (Calendar) roundTrip(CALENDAR, calendar, bytes(CALENDAR, calendar).length);
        assertFalse(calendar.isSet(Calendar.MONTH));
        assertTrue(read.isSet(Calendar.MONTH));
        assertEquals(calendar, read);
    }

    @Test
    void calendarsWithoutATimeAreRefused() {
        GregorianCalendar calendar = new GregorianCalendar(PARIS);
        calendar.setLenient(false);
        calendar.set(Calendar.MONTH, 13);
        assertEquals(
                "Calendar can't be read back (its fields are no date: MONTH) at $.\n"
                        + "  Correct it before it is written.",
                refusalToWrite(CALENDAR, calendar));
        GregorianCalendar longWeeks = new GregorianCalendar(PARIS);
        longWeeks.setMinimalDaysInFirstWeek(8);
        assertEquals(
                "Calendar can't be read back (its weeks begin on day, or have days, 8) at $.\n"
                        + "  Correct it before it is written.",
                refusalToWrite(CALENDAR, longWeeks));
    }

    @Test
    void otherCalendarsAreRefused() {
        Calendar buddhist = Calendar.getInstance(Locale.forLanguageTag("th-TH-u-ca-buddhist"));
        assertEquals(
                "An instance of sun.util.BuddhistCalendar would be read back as java.util.GregorianCalendar at $.\n"
                        + "  What the subclass adds would be lost: convert it, or register a codec for the class.",
                refusalToWrite(CALENDAR, buddhist));
    }

    @Test
    void calendarsHaveOneLayoutOnly() {
        assertEquals(
                "flags are 4",
                refusal(CALENDAR, 4, 0, 6, 'U', 'T', 'C', 0, 1, 1).getMessage());
        assertEquals(
                "a week has no day 0",
                refusal(CALENDAR, 0, 0, 6, 'U', 'T', 'C', 0, 0, 1).getMessage());
        assertEquals(
                "a week has no day 8",
                refusal(CALENDAR, 0, 0, 6, 'U', 'T', 'C', 0, 1, 8).getMessage());
        int[] usual = {2, 0, 6, 'U', 'T', 'C', 0, 1, 1, 0xFF, 0xCF, 0xDA, 0xE9, 0xA0, 0xC7, 5};
        assertEquals("the usual change is not written", refusal(CALENDAR, usual).getMessage());
    }
}
