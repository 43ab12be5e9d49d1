package dev.piculet.jackson3.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

/** What went wrong is tried again after a pause. */
class AttemptsTest {
    private final Attempts attempts = new Attempts();

    /** Returns how often in a row nothing is tried. */
    private int pauses() {
        int count = 0;
        while (count < 10_000 && attempts.isPaused()) {
            count++;
        }
        return count;
    }

    @Test
    void aPauseIsLongerEachTimeUntilItIsTheLongest() {
        attempts.note(/* isOdd= */ true);
        assertEquals(0, pauses());
        for (int expected : new int[] {32, 64, 128, 256, 512, 512}) {
            attempts.note(/* isOdd= */ true);
            assertEquals(expected, pauses());
        }
    }

    /** Threads count without a lock: two of them may both take away the last one. */
    @Test
    void aPauseOfLessThanNothingHasEnded() throws ReflectiveOperationException {
        Field pause = Attempts.class.getDeclaredField("pause");
        pause.setAccessible(true);
        pause.setInt(attempts, -1);
        assertEquals(0, pauses());
    }
}
