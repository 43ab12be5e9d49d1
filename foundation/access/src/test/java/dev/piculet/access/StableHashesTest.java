package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

    static class Reversing {
        static final boolean REVERSE = new Random().nextBoolean();
    }

    static class Stirring {
        static final double FACTOR = Math.random();
    }

    static class Boxing {
        static final Integer SALT = new Random().nextInt();
    }

    static class Looking {
        static final int[] TABLE = {new Random().nextInt(), 5};
    }

    static class Constant {
        static final Integer NONE = 0;
        static final int[] PRIMES = {2, 3, 5};
        static final boolean LARGE;

        static {
            LARGE = true;
        }

        static void check(int number) {
            assert number > 0;
        }
    }

    static final class Link {
        final int number = 1;
        final Link next = null;

        @Override
        public int hashCode() {
            return 31 * Objects.hashCode(next) + number;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Link;
        }
    }

    static final class Parent {
        final Child child = null;

        @Override
        public int hashCode() {
            return Objects.hashCode(child) + 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Parent;
        }
    }

    static final class Child {
        final Parent parent = null;
        final String name = "";

        @Override
        public int hashCode() {
            return Objects.hash(parent, name);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Child;
        }
    }

    /** In a circle with {@link Painted}, which is not stable: what it asks for first is the circle. */
    static final class Painter {
        final Painted painted = null;

        @Override
        public int hashCode() {
            return Objects.hashCode(painted);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Painter;
        }
    }

    static final class Painted {
        final Painter painter = null;
        final Color color = Color.RED;

        @Override
        public int hashCode() {
            return Objects.hashCode(painter) + color.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Painted;
        }
    }

    /** Each asks an array for its own hash code or text, which are its identity. */
    abstract static class OfArray {
        final String name = "a";
        final byte[] bytes = {1};

        @Override
        public boolean equals(Object other) {
            return other instanceof OfArray;
        }

        @Override
        public abstract int hashCode();

        byte[] bytes() {
            return bytes;
        }

        Object any() {
            return bytes;
        }

        static int mixed(Object... all) {
            return Arrays.hashCode(all);
        }
    }

    static final class Called extends OfArray {
        @Override
        public int hashCode() {
            return bytes.hashCode();
        }
    }

    static final class Passed extends OfArray {
        @Override
        public int hashCode() {
            return Objects.hashCode(bytes);
        }
    }

    static final class Mixed extends OfArray {
        @Override
        public int hashCode() {
            return Objects.hash(name, bytes);
        }
    }

    static final class MixedByOwnCode extends OfArray {
        @Override
        public int hashCode() {
            return OfArray.mixed(bytes(), name);
        }
    }

    static final class Listed extends OfArray {
        @Override
        public int hashCode() {
            return Arrays.asList(name, bytes).hashCode();
        }
    }

    static final class Nested extends OfArray {
        @Override
        public int hashCode() {
            return Arrays.hashCode(new int[2][3]);
        }
    }

    static final class Returned extends OfArray {
        @Override
        public int hashCode() {
            return any().hashCode();
        }
    }

    static final class Kept extends OfArray {
        @Override
        public int hashCode() {
            Object any = name;
            for (int i = 0; i < 2; i++) {
                name.equals(any);
                any = bytes;
            }
            return 1;
        }
    }

    static final class Printed extends OfArray {
        @Override
        public int hashCode() {
            return String.valueOf(name == null ? name : bytes).hashCode();
        }
    }

    static final class Streamed extends OfArray {
        @Override
        public int hashCode() {
            return Arrays.stream(new int[] {1}).hashCode();
        }
    }

    static final class OfChance extends OfArray {
        @Override
        public int hashCode() {
            return UUID.randomUUID().hashCode() + (int) (Math.random() * 5);
        }
    }

    record OfComponent(byte[] bytes) {
        @Override
        public int hashCode() {
            return Objects.hash(bytes);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof OfComponent;
        }
    }

    /** Asks arrays for what they hold. */
    static final class OfElements extends OfArray {
        final long[] numbers = {1};

        @Override
        public int hashCode() {
            int hash = bytes == null ? 0 : Arrays.hashCode(bytes());
            for (byte each : bytes) {
                hash = 31 * hash + each;
            }
            long[] some = numbers;
            if (name.equals("b")) {
                some = Arrays.copyOf(numbers, 5);
            }
            long last = numbers[numbers.length - 1];
            return hash
                    + OfArray.mixed(name, last, hash)
                    + Objects.hash(name, some[0], hash == 0 ? "a" : hash)
                    + Arrays.asList(name, last).hashCode()
                    + sum(some)
                    + (bytes instanceof Object ? 1 : 0);
        }

        private static int sum(long[] numbers) {
            return (int) numbers[0] + Arrays.toString(numbers).hashCode();
        }
    }

    @Test
    void notOfTheIdentityOfAnArray() {
        List<Class<?>> classes = List.of(
                Called.class,
                Passed.class,
                Mixed.class,
                MixedByOwnCode.class,
                Listed.class,
                Nested.class,
                Returned.class,
                Kept.class,
                Printed.class,
                Streamed.class,
                OfComponent.class);
        assertEquals(List.of(), classes.stream().filter(hashes::areOf).toList());
        assertTrue(hashes.areOf(OfElements.class));
    }

    @Test
    void notOfChance() {
        assertFalse(hashes.areOf(OfChance.class));
    }

    @Test
    void ofClassesThatLeadToEachOther() {
        assertTrue(hashes.areOf(Link.class));
        assertTrue(hashes.areOf(Parent.class));
        assertTrue(hashes.areOf(Child.class));
    }

    @Test
    void theAnswerDoesNotDependOnWhatWasAskedBefore() {
        List<Class<?>> classes = List.of(Painter.class, Painted.class, Parent.class, Child.class, Link.class, Id.class);
        for (int first = 0; first < classes.size(); first++) {
            StableHashes asked = new StableHashes();
            for (int i = 0; i < classes.size(); i++) {
                Class<?> each = classes.get((first + i) % classes.size());
                boolean isPaint = each == Painter.class || each == Painted.class;
                assertEquals(!isPaint, asked.areOf(each), each + " after " + i + " others");
                assertEquals(!isPaint, asked.areOf(each), each + " asked once more");
            }
        }
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

    @Test
    void soMayAFlagABoxAndATable() {
        for (Class<?> each : List.of(Reversing.class, Stirring.class, Boxing.class, Looking.class)) {
            assertTrue(StableHashes.dependOnLoading(each), each.getName());
        }
        assertFalse(StableHashes.dependOnLoading(Constant.class));
    }
}
