package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Final fields that are set over what a constructor without parameters left there: the conditions, and the setting. */
@Tag("jdk")
class OverwrittenFieldsTest {
    private static final String PREFIX = "dev.piculet.access.OverwrittenFieldsTest$";

    @Test
    void finalFieldsAreSetAfterAConstructorWithoutParameters() {
        assertEquals(PREFIX + "Tally(), then hits, note, fills names", plan(Tally.class, BareInstances.SERIALIZABLE));
        assertEquals(
                PREFIX + "Tally\n"
                        + "  by        " + PREFIX + "Tally()\n"
                        + "  set       hits, note\n"
                        + "  final     hits\n"
                        + "  filled    names\n"
                        + "  not by    " + PREFIX + "Tally(int): final field 'hits' gets a new AtomicLong.",
                describe(Tally.class, BareInstances.SERIALIZABLE));
        assertRefused(
                Tally.class,
                BareInstances.NEVER,
                PREFIX + "Tally(): final field 'hits' is always new java.util.concurrent.atomic.AtomicLong.");
        // Its transient field is made by the constructor, which does not run without one.
        assertEquals(PREFIX + "Guarded(), then hits", plan(Guarded.class, BareInstances.SERIALIZABLE));
        assertRefused(
                Entangled.class,
                BareInstances.SERIALIZABLE,
                "Setting final fields: fields 'all' and 'same' hold the same Collection.");
        assertRefused(
                Ended.class,
                BareInstances.SERIALIZABLE,
                PREFIX + "Ended(): final field 'hits' is always new java.util.concurrent.atomic.AtomicLong.");
    }

    @Test
    void finalFieldsThatAConstructorHasSetAreSetAgain() {
        Tally tally = new Tally();
        Accessors.of(model(Tally.class), MethodHandles.lookup())
                .bareSetter(model(Tally.class).property("hits").orElseThrow())
                .set(tally, new AtomicLong(3));
        assertEquals(3, tally.hits.get());
    }

    private static ClassModel model(Class<?> type) {
        return ClassModels.create().of(type);
    }

    private static String plan(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).toString();
    }

    private static String describe(Class<?> type, BareInstances when) {
        return CreationPlan.of(model(type), when).describe();
    }

    private static void assertRefused(Class<?> type, BareInstances when, String reason) {
        String message = assertThrows(UnsupportedClassException.class, () -> plan(type, when))
                .getMessage();
        assertTrue(message.lines().anyMatch(it -> it.strip().equals(reason)), message);
    }

    static final class Tally {
        private final AtomicLong hits;
        private final List<String> names = new ArrayList<>();
        private String note;

        Tally() {
            hits = new AtomicLong();
        }

        Tally(int hits) {
            this.hits = new AtomicLong(hits);
        }
    }

    static final class Guarded implements Serializable {
        private final AtomicLong hits = new AtomicLong();
        private final transient Object lock = new Object();
    }

    static final class Entangled {
        private final AtomicLong hits = new AtomicLong();
        private final Collection<String> all = new ArrayList<>();
        private final Collection<String> same = all;
    }

    static final class Ended {
        private final AtomicLong hits = new AtomicLong();

        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            hits.set(0);
        }
    }
}
