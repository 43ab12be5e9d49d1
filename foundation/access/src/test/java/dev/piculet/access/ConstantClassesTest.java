package dev.piculet.access;

import static dev.piculet.access.BareInstancesTest.assertRefused;
import static dev.piculet.access.BareInstancesTest.plan;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.params.provider.EnumSource.Mode.EXCLUDE;

import dev.piculet.access.plan.BareInstances;
import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes whose only instances are constants. */
class ConstantClassesTest {
    @ParameterizedTest
    @EnumSource(value = BareInstances.class, mode = EXCLUDE, names = "ALWAYS")
    void aClassThatHasOnlyConstantsIsRefused(BareInstances when) {
        for (Class<?> type : List.of(Flag.class, WithEquals.class)) {
            assertRefused(
                    type,
                    when,
                    "Cannot create " + type.getName() + ": its only instances are constants, and a copy would be none"
                            + " of them. Make it an enum, or give it a codec.");
        }
    }

    @Test
    void itIsCreatedWithoutAConstructorByThoseWhoNameIt() {
        assertDoesNotThrow(() -> plan(Flag.class, BareInstances.ALWAYS));
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                WithFactory.class,
                ByReference.class,
                ByReferenceOfInitializer.class,
                Cloned.class,
                ByMate.class,
                Open.class,
                Single.class,
                Resolved.class
            })
    void aClassWithOtherInstancesIsCreated(Class<?> type) {
        assertDoesNotThrow(() -> plan(type, BareInstances.SERIALIZABLE));
    }

    static final class Flag {
        static final Flag YES = new Flag(true);
        static final Flag NO = new Flag(false);

        private final boolean set;

        private Flag(boolean set) {
            this.set = set;
        }

        static Flag of(boolean set) {
            return set ? YES : NO;
        }
    }

    static final class WithFactory {
        static final WithFactory YES = new WithFactory(true);
        static final WithFactory NO = new WithFactory(false);

        private final boolean set;

        private WithFactory(boolean set) {
            this.set = set;
        }

        static WithFactory of(boolean set) {
            return new WithFactory(set);
        }
    }

    /** A reference to a constructor is no instruction that makes an instance. */
    static final class ByReference {
        private static final Map<String, ByReference> KNOWN = new HashMap<>();
        static final ByReference YES = of("yes");
        static final ByReference NO = of("no");

        private final String name;

        private ByReference(String name) {
            this.name = name;
        }

        static ByReference of(String name) {
            return KNOWN.computeIfAbsent(name, ByReference::new);
        }
    }

    static final class ByReferenceOfInitializer {
        static final Function<String, ByReferenceOfInitializer> MAKER = ByReferenceOfInitializer::new;
        static final ByReferenceOfInitializer YES = MAKER.apply("yes");
        static final ByReferenceOfInitializer NO = MAKER.apply("no");

        private final String name;

        private ByReferenceOfInitializer(String name) {
            this.name = name;
        }
    }

    static final class Cloned implements Cloneable {
        static final Cloned YES = new Cloned(true);
        static final Cloned NO = new Cloned(false);

        private final boolean set;

        private Cloned(boolean set) {
            this.set = set;
        }

        @Override
        protected Cloned clone() throws CloneNotSupportedException {
            return (Cloned) super.clone();
        }
    }

    static final class ByMate {
        static final ByMate YES = new ByMate(true);
        static final ByMate NO = new ByMate(false);

        private final boolean set;

        private ByMate(boolean set) {
            this.set = set;
        }
    }

    /** A nested class may call private constructors of those around it, and beside it. */
    static final class Mate {
        private Mate() {}

        static ByMate make() {
            return new ByMate(true);
        }
    }

    static final class WithEquals {
        static final WithEquals YES = new WithEquals(true);
        static final WithEquals NO = new WithEquals(false);

        private final boolean set;

        private WithEquals(boolean set) {
            this.set = set;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof WithEquals it && it.set == set;
        }

        @Override
        public int hashCode() {
            return Boolean.hashCode(set);
        }
    }

    static final class Open {
        static final Open YES = new Open(true);
        static final Open NO = new Open(false);

        private final boolean set;

        Open(boolean set) {
            this.set = set;
        }
    }

    static final class Single {
        static final Single ONE = new Single(1);

        private final int number;

        private Single(int number) {
            this.number = number;
        }
    }

    static final class Resolved implements Serializable {
        private static final long serialVersionUID = 1L;
        static final Resolved YES = new Resolved(true);
        static final Resolved NO = new Resolved(false);

        private final boolean set;

        private Resolved(boolean set) {
            this.set = set;
        }

        private Object readResolve() {
            return set ? YES : NO;
        }
    }
}
