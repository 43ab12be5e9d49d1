package dev.piculet.access;

import static dev.piculet.access.BareInstancesTest.assertRefused;
import static dev.piculet.access.BareInstancesTest.plan;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.access.plan.BareInstances;
import java.io.Serializable;
import org.junit.jupiter.api.Test;

/** Instances without a constructor, whose class chooses what stands in their place. */
class ResolvedInstancesTest {
    private static final String PREFIX = "dev.piculet.access.ResolvedInstancesTest$";

    @Test
    void aReadResolveMayDoWithoutTransientFields() {
        assertEquals(PREFIX + "Resolved bare, then name", plan(Resolved.class, BareInstances.SERIALIZABLE));
        assertRefused(
                ResolvedToItself.class,
                BareInstances.SERIALIZABLE,
                "Without a constructor: transient field 'lock' of " + PREFIX
                        + "ResolvedToItself is made by constructors and not written.");
    }

    static final class Resolved implements Serializable {
        private final transient Object lock;
        private final String name;

        Resolved(Object lock) {
            this.lock = lock;
            name = lock.toString();
        }

        private Object readResolve() {
            return new Resolved(name);
        }
    }

    static final class ResolvedToItself implements Serializable {
        private final transient Object lock;
        private final String name;

        ResolvedToItself(Object lock) {
            this.lock = lock;
            name = lock.toString();
        }

        private Object readResolve() {
            return this;
        }
    }
}
