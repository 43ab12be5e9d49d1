package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.ValueCodec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec may give the serializer that calls it arrays of its own. What one refuses costs no work that doubles at every level. */
class CodecsWithArraysTest {
    private static final int LEVELS = 40;

    /** With all levels in the path. */
    private static final int FEW_LEVELS = 5;

    /** All levels are tried twice, and once more to look for cycles; each time, those inside of a level that is repeated, too. */
    private static final int MOST_TRIES = 3 * 33;

    private static final String FAULT = "a text that is a fault";

    /** Written by a codec: a name or a node. */
    record Expr(String name, Node node) {}

    record Node(Expr inner) {}

    private static final class ExprCodec implements ValueCodec<Expr> {
        private final boolean refusesFaults;
        private final TypedSerializer<Node> nodes;
        private int callsLeft = MOST_TRIES * LEVELS;

        ExprCodec(int generateAfter, boolean refusesFaults, Limits limits) {
            this.refusesFaults = refusesFaults;
            nodes = TypedSerializer.builder(Node.class)
                    .codec(Expr.class, this)
                    .limits(limits)
                    .generateAfter(generateAfter)
                    .build();
        }

        @Override
        public String id() {
            return "expr";
        }

        private void count() {
            callsLeft--;
            if (callsLeft < 0) {
                throw new InternalError("too many calls");
            }
        }

        private void check(String name) {
            if (refusesFaults && name.equals(FAULT)) {
                throw new IllegalStateException(name);
            }
        }

        @Override
        public void encode(BinaryOutput out, Expr expr) {
            count();
            out.writeBoolean(expr.node != null);
            if (expr.node != null) {
                out.writeBytes(nodes.serialize(expr.node));
            } else {
                check(expr.name);
                out.writeString(expr.name);
            }
        }

        @Override
        public Expr decode(BinaryInput in) {
            count();
            if (in.readBoolean()) {
                return new Expr(null, nodes.deserialize(in.readBytes(in.remaining())));
            }
            String name = in.readString();
            check(name);
            return new Expr(name, null);
        }
    }

    private static Node tree(int levels, String innermost) {
        Node node = new Node(new Expr(innermost, null));
        for (int i = 1; i < levels; i++) {
            node = new Node(new Expr(null, node));
        }
        return node;
    }

    private static byte[] bytes(Node node) {
        return new ExprCodec(-1, /* refusesFaults= */ false, Limits.DEFAULT).nodes.serialize(node);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aFaultInTheInnermost(int generateAfter) {
        ExprCodec codec = new ExprCodec(generateAfter, /* refusesFaults= */ true, Limits.DEFAULT);
        Node fits = tree(LEVELS, "a name");
        assertEquals(fits, codec.nodes.copy(fits));
        codec.callsLeft = MOST_TRIES * LEVELS;
        IllegalStateException written =
                assertThrows(IllegalStateException.class, () -> codec.nodes.serialize(tree(LEVELS, FAULT)));
        assertEquals(FAULT, written.getMessage());
        codec.callsLeft = MOST_TRIES * LEVELS;
        byte[] bytes = bytes(tree(LEVELS, FAULT));
        MalformedInputException read =
                assertThrows(MalformedInputException.class, () -> codec.nodes.deserialize(bytes));
        assertEquals(FAULT, read.getCause().getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aLimitThatTheInnermostExceeds(int generateAfter) {
        Limits limits = Limits.DEFAULT.withStringLength(FAULT.length() - 1);
        ExprCodec codec = new ExprCodec(generateAfter, /* refusesFaults= */ false, limits);
        LimitExceededException written =
                assertThrows(LimitExceededException.class, () -> codec.nodes.serialize(tree(FEW_LEVELS, FAULT)));
        assertEquals("$" + ".inner".repeat(FEW_LEVELS), written.path());
        codec.callsLeft = MOST_TRIES * LEVELS;
        assertThrows(LimitExceededException.class, () -> codec.nodes.serialize(tree(LEVELS, FAULT)));
        codec.callsLeft = MOST_TRIES * LEVELS;
        byte[] few = bytes(tree(FEW_LEVELS, FAULT));
        LimitExceededException read = assertThrows(LimitExceededException.class, () -> codec.nodes.deserialize(few));
        assertEquals("$" + ".inner".repeat(FEW_LEVELS), read.path());
        codec.callsLeft = MOST_TRIES * LEVELS;
        byte[] many = bytes(tree(LEVELS, FAULT));
        assertThrows(LimitExceededException.class, () -> codec.nodes.deserialize(many));
    }

    /** No limit counts levels there, but the stack ends. */
    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theEndOfTheStack(int generateAfter) {
        ExprCodec codec = new ExprCodec(generateAfter, /* refusesFaults= */ false, Limits.DEFAULT);
        int levels = 50_000;
        codec.callsLeft = MOST_TRIES * levels;
        assertThrows(LimitExceededException.class, () -> codec.nodes.serialize(tree(levels, "x")));
        assertEquals(tree(LEVELS, "x"), codec.nodes.copy(tree(LEVELS, "x")));
        // There would be none if the stack had ended while the first one in this JVM was made.
        assertTrue(new Throwable().getStackTrace().length > 0);
    }
}
