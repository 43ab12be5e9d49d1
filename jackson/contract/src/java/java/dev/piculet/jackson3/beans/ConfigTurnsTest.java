package dev.piculet.jackson3.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What is kept is the configuration's that comes again and again. */
class ConfigTurnsTest {
    private final ConfigTurns turns = new ConfigTurns();
    private final Object own = new Object();
    private Object kept;
    private int changes;

    /** So many values of one call. */
    private void call(Object config, int values) {
        Object context = new Object();
        for (int i = 0; i < values; i++) {
            if (kept != config && turns.isDue(config, context)) {
                kept = config;
                changes++;
            }
        }
    }

    @Test
    void theFirstHasItsTurnAtOnceAndALaterOneAtItsSecondCall() {
        assertTrue(turns.isDue(new Object(), new Object()));
        assertFalse(turns.isDue(own, new Object()));
        assertTrue(turns.isDue(own, new Object()));
    }

    @Test
    void oneThatIsMadeForACallHasNone() {
        call(own, 1);
        for (int i = 0; i < 10_000; i++) {
            call(new Object(), 1 + i % 100);
        }
        assertSame(own, kept);
        assertEquals(1, changes);
    }

    @Test
    void theMappersOwnHasItsTurnHoweverManyAreMadeForACall() {
        for (int i = 0; i < 1_000; i++) {
            for (int j = 0; j < 5; j++) {
                call(new Object(), 50);
            }
            call(own, 1);
        }
        assertSame(own, kept);
        assertEquals(2, changes);
    }

    @Test
    void onesThatAreUsedForAFewCallsLeaveItToTheMappersOwn() {
        for (int i = 0; i < 1_000; i++) {
            Object ofRequest = new Object();
            for (int j = 0; j < 5; j++) {
                call(ofRequest, 3);
            }
            call(own, 1);
        }
        assertSame(own, kept);
        assertTrue(changes <= 6, changes + " changes");
    }

    @Test
    void twoInTurnChangePlacesRarely() {
        Object other = new Object();
        for (int i = 0; i < 10_000; i++) {
            call(own, 1);
            call(other, 1);
        }
        assertTrue(changes > 5 && changes < 20, changes + " changes");
    }

    @Test
    void aLongCallCountsMoreThanOnce() {
        call(own, 1);
        Object ofFile = new Object();
        call(ofFile, 1_000);
        assertSame(own, kept);
        call(ofFile, 10_000);
        assertSame(ofFile, kept);
    }
}
