package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.proof.StableHashes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Hash codes are the same in every JVM if they are computed from numbers and texts in fields. */
class StableHashesTest {
    private final StableHashes hashes = new StableHashes();

    enum Color {
        RED
    }

    record Point(int x, int y) {}

    static class Plain {
        final int number = 1;
    }

    static final class Id {
        final UUID id = new UUID(1, 2);
        final int[] parts = {1};
        final Long count = 3L;

        @Override
        public int hashCode() {
            return Objects.hash(id, count, name()) + Arrays.hashCode(parts) + (id == null ? 0 : id.hashCode());
        }

        private String name() {
            return "x";
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Id;
        }
    }

    static class OfId {
        final Id id = new Id();

        @Override
        public int hashCode() {
            return 31 * id.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof OfId;
        }
    }

    static class Inherits extends OfId {
        String more;
    }

    static class OfClass extends Plain {
        @Override
        public int hashCode() {
            return getClass().hashCode();
        }
    }

    static class OfConstantClass extends Plain {
        @Override
        public int hashCode() {
            return String.class.hashCode();
        }
    }

    static class OfIdentity extends Plain {
        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    static class OfSuper extends Plain {
        @Override
        public int hashCode() {
            return super.hashCode() + number;
        }
    }

    static class OfEnum extends Plain {
        final Color color = Color.RED;

        @Override
        public int hashCode() {
            return Objects.hashCode(color);
        }
    }

    static class OfObjects extends Plain {
        final Object any = 1;

        @Override
        public int hashCode() {
            return any.hashCode();
        }
    }

    static class OfTransient extends Plain {
        transient int hash;

        @Override
        public int hashCode() {
            return hash;
        }
    }

    static class OfStatic extends Plain {
        static int salt = new Random().nextInt();

        @Override
        public int hashCode() {
            return salt + number;
        }
    }

    static class Helped extends OfSuper {
        @Override
        public int hashCode() {
            return helper();
        }

        private int helper() {
            return super.hashCode();
        }
    }

    static class Salted {
        static final int SALT = new Random().nextInt();
        static final int CONSTANT = 5;
    }

    static class Unsalted {
        static final int CONSTANT = 5;
        static final List<String> NAMES = new ArrayList<>();
    }

    @Test
    void ofNumbersAndTexts() {
        for (Class<?> each : List.of(String.class, Long.class, UUID.class, Id.class, OfId.class, Inherits.class)) {
            assertTrue(hashes.areOf(each), each.getName());
        }
    }

    @Test
    void notOfWhatDiffersFromJvmToJvm() {
        List<Class<?>> classes = List.of(
                Object.class,
                Color.class,
                Class.class,
                int[].class,
                Point.class,
                Plain.class,
                OfClass.class,
                OfConstantClass.class,
                OfIdentity.class,
                OfSuper.class,
                OfEnum.class,
                OfObjects.class,
                OfTransient.class,
                OfStatic.class,
                Helped.class,
                ArrayList.class);
        for (Class<?> each : classes) {
            assertFalse(hashes.areOf(each), each.getName());
        }
    }

    @Test
    void aNumberThatIsComputedWhenAClassIsLoadedMayStirThem() {
        assertTrue(StableHashes.dependOnLoading(Salted.class));
        assertFalse(StableHashes.dependOnLoading(Unsalted.class));
    }
}
