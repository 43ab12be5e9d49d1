package dev.piculet.access.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.proof.Value.Argument;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HoldingsTest {
    private static final Value HOLDER = new Argument(1);

    private static final Value GIVEN = new Argument(2);

    private static final Value LATER = new Argument(3);

    private final Holdings holdings = new Holdings();

    private void fill() {
        for (int i = 10; !holdings.isFull(); i++) {
            assertTrue(i < 1_000, "no bound");
            holdings.add(new Argument(i), new Argument(i + 1));
        }
    }

    @Test
    void whatIsGivenToAnObjectIsReachedFromIt() {
        holdings.add(HOLDER, GIVEN);
        holdings.add(GIVEN, LATER);
        assertEquals(Set.of(GIVEN, LATER), holdings.reached(HOLDER));
        assertFalse(holdings.isFull());
    }

    @Test
    void whatIsKnownStaysWhereNoMoreIsNoted() {
        holdings.add(HOLDER, GIVEN);
        fill();
        holdings.add(HOLDER, LATER);
        holdings.replace(HOLDER, LATER);
        assertEquals(Set.of(GIVEN), holdings.of(LATER));
        assertEquals(Set.of(), holdings.of(HOLDER));
    }

    @Test
    void anObjectThatReplacesWhatItHoldsDoesNotHoldItself() {
        holdings.add(HOLDER, GIVEN);
        holdings.replace(HOLDER, GIVEN);
        assertEquals(Set.of(), holdings.reached(GIVEN));
    }
}
