package dev.piculet.lab.payload.size;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizedIdTest {
    @ParameterizedTest
    @CsvSource({"media-100B,media,100", "media-10kB,media,10000", "list-of-5-2MB,list-of-5,2000000"})
    void aSizeStandsBehindTheLastDash(String id, String base, long bytes) {
        assertEquals(Optional.of(new SizedId(base, bytes)), SizedId.of(id));
        assertEquals(base, SizedId.baseOf(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"media", "value-20", "media-0B", "media-010kB", "media-10KB", "-10kB", "media-9999999999B"})
    void whatIsNoSizeBelongsToTheId(String id) {
        assertEquals(Optional.empty(), SizedId.of(id));
        assertEquals(id, SizedId.baseOf(id));
    }

    @Test
    void contentCountsTextsInUtf8NumbersAtFullWidthAndFlags() {
        record Line(String text, int number, long wide, double decimal, boolean flag, String absent) {}
        assertEquals(3 + 4 + 8 + 8 + 1, ContentSize.of(new Line("né", 1, 2, 3, true, null)));
    }
}
