package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec may call the serializer that calls it. What a part is refused with costs no work that doubles at every level. */
class RecursiveCodecsTest {
    private static final int LEVELS = 40;

    private static final String FAULT = "a text that is a fault";

    /** Of a class that the codec misses. */
    private static final String MISSING = "missing.Library";

    /** Written by a codec: a name or a node. */
    record Expr(String name, Node node) {}

    record Node(Expr left, Expr right) {}

    /** Writes and reads nodes by a serializer that has this codec. */
    private static final class ExprCodec implements ValueCodec<Expr> {
        private final boolean refusesFaults;
        private TypedSerializer<Node> nodes;
        private int calls;

        ExprCodec(boolean refusesFaults) {
            this.refusesFaults = refusesFaults;
        }

        @Override
        public String id() {
            return "expr";
        }

        private void count() {
            calls++;
            if (calls > 1_000 * LEVELS) {
                throw new InternalError("too many calls");
            }
        }

        private void check(String name) {
            if (refusesFaults && name.equals(FAULT)) {
                throw new IllegalStateException(name);
            }
            if (refusesFaults && name.equals(MISSING)) {
                throw new NoClassDefFoundError(name);
            }
        }

        @Override
        public void encode(BinaryOutput out, Expr expr) {
            count();
            out.writeBoolean(expr.node != null);
            if (expr.node != null) {
                nodes.serialize(expr.node, out);
            } else {
                check(expr.name);
                out.writeString(expr.name);
            }
        }

        @Override
        public Expr decode(BinaryInput in) {
            count();
            if (in.readBoolean()) {
                return new Expr(null, nodes.deserialize(in));
            }
            String name = in.readString();
            check(name);
            return new Expr(name, null);
        }
    }

    private static TypedSerializer<Node> serializer(ExprCodec codec, int generateAfter, int inside, Limits limits) {
        codec.nodes = TypedSerializer.builder(Node.class)
                .codec(Expr.class, codec)
                .limits(limits)
                .generateAfter(inside)
                .build();
        return generateAfter == inside
                ? codec.nodes
                : TypedSerializer.builder(Node.class)
                        .codec(Expr.class, codec)
                        .limits(limits)
                        .generateAfter(generateAfter)
                        .build();
    }

    private static Node tree(int levels, String innermost) {
        Node node = new Node(new Expr(innermost, null), new Expr("x", null));
        for (int i = 1; i < levels; i++) {
            node = new Node(new Expr(null, node), new Expr("x", null));
        }
        return node;
    }

    private static byte[] bytes(Node node) {
        return serializer(new ExprCodec(/* refusesFaults= */ false), -1, -1, Limits.DEFAULT)
                .serialize(node);
    }

    private static String path(int levels) {
        return "$" + ".left".repeat(levels);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, -1", "0, -1", "-1, 0"})
    void aFaultInTheInnermost(int generateAfter, int inside) {
        ExprCodec codec = new ExprCodec(/* refusesFaults= */ true);
        TypedSerializer<Node> nodes = serializer(codec, generateAfter, inside, Limits.DEFAULT);
        Node fits = tree(LEVELS, "a name");
        assertEquals(fits, nodes.copy(fits));
        codec.calls = 0;
        Node faulty = tree(LEVELS, FAULT);
        assertEquals(
                FAULT,
                assertThrows(IllegalStateException.class, () -> nodes.serialize(faulty))
                        .getMessage());
        codec.calls = 0;
        byte[] bytes = bytes(faulty);
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> nodes.deserialize(bytes));
        assertEquals(path(LEVELS), e.path());
        codec.calls = 0;
        assertEquals(
                e.getMessage(),
                assertThrows(MalformedInputException.class, () -> nodes.deserialize(new BinaryInput(bytes)))
                        .getMessage());
    }

    /** As generated code fails that does not link, which is interpreted from then on. */
    @ParameterizedTest
    @CsvSource({"0, 0", "-1, -1", "0, -1", "-1, 0"})
    void aClassThatTheCodecOfTheInnermostMisses(int generateAfter, int inside) {
        ExprCodec codec = new ExprCodec(/* refusesFaults= */ true);
        TypedSerializer<Node> nodes = serializer(codec, generateAfter, inside, Limits.DEFAULT);
        Node faulty = tree(LEVELS, MISSING);
        assertEquals(
                MISSING,
                assertThrows(NoClassDefFoundError.class, () -> nodes.serialize(faulty))
                        .getMessage());
        assertTrue(codec.calls <= 3 * LEVELS, () -> codec.calls + " calls");
        byte[] bytes = bytes(faulty);
        codec.calls = 0;
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> nodes.deserialize(bytes));
        assertEquals(path(LEVELS), e.path());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, -1", "0, -1", "-1, 0"})
    void aLimitThatTheInnermostExceeds(int generateAfter, int inside) {
        ExprCodec codec = new ExprCodec(/* refusesFaults= */ false);
        TypedSerializer<Node> nodes =
                serializer(codec, generateAfter, inside, Limits.DEFAULT.withStringLength(FAULT.length() - 1));
        Node faulty = tree(LEVELS, FAULT);
        LimitExceededException written = assertThrows(LimitExceededException.class, () -> nodes.serialize(faulty));
        assertEquals(path(LEVELS), written.path());
        codec.calls = 0;
        byte[] bytes = bytes(faulty);
        LimitExceededException read = assertThrows(LimitExceededException.class, () -> nodes.deserialize(bytes));
        assertEquals(path(LEVELS), read.path());
        codec.calls = 0;
        LimitExceededException next =
                assertThrows(LimitExceededException.class, () -> nodes.deserialize(new BinaryInput(bytes)));
        assertEquals(path(LEVELS), next.path());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void levelsInPartsCount(int generateAfter) {
        ExprCodec codec = new ExprCodec(/* refusesFaults= */ false);
        TypedSerializer<Node> strict = serializer(codec, generateAfter, generateAfter, Limits.DEFAULT.withDepth(10));
        Node fits = tree(10, "x");
        assertEquals(fits, strict.copy(fits));
        Node deep = tree(11, "x");
        String refusal = "More than 10 objects are inside each other at " + path(10);
        assertStartsWith(refusal, assertThrows(LimitExceededException.class, () -> strict.serialize(deep)));
        byte[] bytes = bytes(deep);
        assertStartsWith(refusal, assertThrows(LimitExceededException.class, () -> strict.deserialize(bytes)));
    }

    private static void assertStartsWith(String begin, BinaryException e) {
        assertTrue(e.getMessage().startsWith(begin), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aTreeThatIsTooDeep(int generateAfter) throws Exception {
        byte[] bytes = onLargeStack(() -> {
            ExprCodec codec = new ExprCodec(/* refusesFaults= */ false);
            TypedSerializer<Node> nodes =
                    serializer(codec, generateAfter, generateAfter, Limits.DEFAULT.withDepth(2_000));
            byte[] written = nodes.serialize(tree(1_100, "x"));
            assertEquals(tree(1_100, "x"), nodes.deserialize(written));
            return written;
        });
        ExprCodec codec = new ExprCodec(/* refusesFaults= */ false);
        TypedSerializer<Node> nodes = serializer(codec, generateAfter, generateAfter, Limits.DEFAULT);
        onLargeStack(() -> {
            codec.calls = 0;
            assertThrows(LimitExceededException.class, () -> nodes.serialize(tree(1_100, "x")));
            codec.calls = 0;
            return assertThrows(LimitExceededException.class, () -> nodes.deserialize(bytes));
        });
    }

    private static <T> T onLargeStack(Callable<T> action) throws Exception {
        FutureTask<T> task = new FutureTask<>(action);
        new Thread(null, task, "deep", 512L << 20).start();
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
    }

    static class Animal {
        String name = "none";
    }

    static final class Dog extends Animal {
        int age;
    }

    record Cage(Animal animal) {}

    /** Written by a codec. */
    record Crate(Cage cage) {}

    record Zoo(Crate crate) {}

    private static final class CrateCodec implements ValueCodec<Crate> {
        private final TypedSerializer<Cage> cages = TypedSerializer.of(Cage.class);
        private int calls;

        @Override
        public String id() {
            return "crate";
        }

        @Override
        public void encode(BinaryOutput out, Crate value) {
            calls++;
            cages.serialize(value.cage, out);
        }

        @Override
        public Crate decode(BinaryInput in) {
            return new Crate(cages.deserialize(in));
        }
    }

    /** No place of the outer one is at fault, so it does not try wider ones. */
    @Test
    void aSubclassForWhichTheInnerOneHasNoRoom() {
        CrateCodec codec = new CrateCodec();
        TypedSerializer<Zoo> zoos = TypedSerializer.builder(Zoo.class)
                .codec(Crate.class, codec)
                .allow(Dog.class)
                .generateAfter(-1)
                .build();
        Zoo zoo = new Zoo(new Crate(new Cage(new Dog())));
        UnsupportedValueException e = assertThrows(UnsupportedValueException.class, () -> zoos.serialize(zoo));
        assertEquals("$.crate.animal", e.path());
        assertEquals(1, codec.calls);
    }
}
