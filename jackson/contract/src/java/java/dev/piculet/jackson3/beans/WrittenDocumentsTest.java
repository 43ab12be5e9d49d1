package dev.piculet.jackson3.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.jackson.bytes.SurrogatePairs;
import dev.piculet.jackson.direct.DirectNumbers;
import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

/** What can't be written as a whole is left to Jackson. */
class WrittenDocumentsTest {
    private final WrittenDocuments documents = new WrittenDocuments();

    /** There are none. */
    private static final class Numbers implements DirectNumbers {
        @Override
        public String text(double number) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String text(float number) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String text(BigDecimal number) {
            throw new UnsupportedOperationException();
        }
    }

    private DirectOutput written(DirectWriter writer, Object value) {
        DirectSettings settings = new DirectSettings(/* maxDepth= */ 9, new Numbers(), SurrogatePairs.ODD);
        return documents.of(writer, settings, value, DirectOutput.LONGEST);
    }

    @Test
    void oneForWhichThereIsNoMemoryIsLeft() {
        DirectWriter writer = (out, at, value) -> {
            throw new OutOfMemoryError("no array of such a length");
        };
        assertNull(written(writer, "text"));
    }

    @Test
    void oneThatIsTooLongIsLeftBeforeItTakesMemory() {
        DirectWriter writer = (out, at, length) -> {
            out.room(at, (int) length);
            return (int) length;
        };
        assertEquals(20_000, written(writer, 20_000).length());
        assertNull(written(writer, DirectOutput.LONGEST + 1));
    }
}
