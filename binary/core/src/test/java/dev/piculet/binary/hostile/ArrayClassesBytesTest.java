package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bytes that tell the class of an array lead to no other class than the place and the rules take, and to no other error than ours. */
class ArrayClassesBytesTest {
    private static final int MUTANTS = 5_000;

    /** Fails when it is initialized. */
    static final class Trap {
        static {
            fail();
        }

        private static void fail() {
            throw new AssertionError("a class was initialized");
        }
    }

    record Subject(Object[] objects, Number[] numbers, Number[][] table, List<Comparable<?>[]> list) {}

    private static final Twins<Number[]> NUMBERS =
            Twins.of(() -> TypedSerializer.builder(Number[].class).headerless());

    /** A root of one null element, with a name for its class. */
    private static byte[] named(String name) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(0x0F);
        out.writeByte(0x7F);
        out.writeVarint(1);
        out.writeVarint(0);
        out.writeUtf8(name);
        out.writeByte(0);
        return out.toByteArray();
    }

    private static <E extends BinaryException> void assertRefused(Class<E> type, String message, byte[] bytes) {
        for (TypedSerializer<Number[]> each : List.of(NUMBERS.interpreted(), NUMBERS.generated())) {
            assertTrue(
                    assertThrows(type, () -> each.deserialize(bytes))
                            .getMessage()
                            .startsWith(message),
                    () -> assertThrows(type, () -> each.deserialize(bytes)).getMessage());
        }
    }

    @Test
    void aClassThatFitsIsTaken() {
        assertEquals("java.lang.Integer[]{null, }", Structure.of(NUMBERS.read(named("java.lang.Integer"))));
        assertEquals("java.lang.Number[]{null, }", Structure.of(NUMBERS.read(named("java.lang.Number"))));
    }

    @Test
    void aClassThatDoesNotFitIsRefused() {
        assertRefused(
                SchemaMismatchException.class,
                "An array of java.lang.String was written where java.lang.Number[] is declared, at $.\n"
                        + "  Declare an array of a supertype of both, or read a tree.",
                named("java.lang.String"));
        assertRefused(
                SchemaMismatchException.class,
                "An array of java.lang.Object was written where java.lang.Number[] is declared, at $.",
                named("java.lang.Object"));
        assertRefused(
                SchemaMismatchException.class,
                "An array of java.lang.Integer[] was written where java.lang.Number[] is declared, at $.",
                named("[Ljava.lang.Integer;"));
    }

    @Test
    void aClassThatNoRuleAllowsIsNotLookedUp() {
        assertRefused(
                SchemaMismatchException.class,
                "An array of " + Trap.class.getName() + " was written, which this serializer does not allow, at $.\n"
                        + "  Allow the class with OptionsBuilder.allow if such arrays are to be created, or read a tree.",
                named(Trap.class.getName()));
        assertRefused(
                SchemaMismatchException.class,
                "An array of " + Trap.class.getName() + " was written, which this serializer does not allow, at $.",
                named("[[L" + Trap.class.getName() + ";"));
    }

    @Test
    void whatIsNoClassOfObjectsIsRefused() {
        String deep = "[".repeat(255) + "I";
        Twins<Object[]> objects =
                Twins.of(() -> TypedSerializer.builder(Object[].class).headerless());
        for (String name :
                List.of("", "int", "void", "[", "[I", "[V", "[[Lint;", "L;", "[L;", "\u0000", deep, "[" + deep)) {
            assertRefused(SchemaMismatchException.class, "An array of ", named(name));
        }
        for (TypedSerializer<Object[]> each : List.of(objects.interpreted(), objects.generated())) {
            assertThrows(MalformedInputException.class, () -> each.deserialize(named(deep)));
        }
    }

    @Test
    void anUnknownNumberIsMalformed() {
        byte[] bytes = {0x0F, 0x7F, 1, 3, 0};
        assertRefused(
                MalformedInputException.class,
                "Class number 3 of an array has not been named, the last is 1, at $ (offset 4 of 5).",
                bytes);
    }

    @Test
    void elementsThatTheArrayDoesNotTakeAreMalformed() {
        byte[] bytes = NUMBERS.generated().serialize(new Integer[] {1});
        String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("Integer", "Short");
        byte[] mutant = text.getBytes(StandardCharsets.ISO_8859_1);
        mutant[4] = (byte) "java.lang.Short".length();
        assertRefused(
                MalformedInputException.class,
                "Elements of java.lang.Number do not make the collection that was written",
                mutant);
    }

    @Test
    void aCountThatTheBytesCannotHoldIsRefusedBeforeRoomIsMade() {
        byte[] bytes = {0x0F, 0x7F, -1, -1, -1, -1, 7, 1, 0};
        assertThrows(BinaryException.class, () -> NUMBERS.interpreted().deserialize(bytes));
        byte[] name = {0x0F, 0x7F, 1, 0, -1, -1, -1, -1, 7, 0};
        assertRefused(MalformedInputException.class, "", name);
    }

    @Test
    void mutantsGiveOurErrorsOnlyAndBothTwinsAgree() {
        Twins<Subject> twins = Twins.of(Subject.class);
        Subject subject = new Subject(
                new String[] {"a", null},
                new Integer[] {1, 2},
                new Integer[][] {{1}, null, {}},
                new ArrayList<>(List.of(new String[] {"b"}, new Integer[] {3})));
        int values = TwinMutants.values(twins, subject, 11, MUTANTS, Structure::of);
        assertTrue(values > 50 && values < MUTANTS - 100, values + " values");
    }
}
