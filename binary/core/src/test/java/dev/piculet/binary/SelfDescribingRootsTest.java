package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Classes.Circle;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.fixture.Classes.Shape;
import dev.piculet.binary.fixture.Enums.Color;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.io.ValueCodec;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.lang.reflect.Array;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.Calendar;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Arrays and optionals at the root of values that describe themselves. */
class SelfDescribingRootsTest {
    private static final BinarySerializer SERIALIZER = BinarySerializer.builder()
            .allow(Point.class, Circle.class, Color.class)
            .codec(Thread.State.class, new StateCodec())
            .build();

    private static final class StateCodec implements ValueCodec<Thread.State> {
        @Override
        public String id() {
            return "state";
        }

        @Override
        public void encode(BinaryOutput out, Thread.State value) {
            out.writeByte(value.ordinal());
        }

        @Override
        public Thread.State decode(BinaryInput in) {
            return Thread.State.values()[in.readByte()];
        }
    }

    static Stream<Arguments> roots() {
        return Stream.of(
                        new boolean[] {true},
                        new byte[0],
                        new short[] {1},
                        new char[] {'c'},
                        new int[] {1, -2},
                        new long[][] {{1L << 40}, null, {}},
                        new float[] {1.5f},
                        new double[][][] {{{2.5}}},
                        new Integer[] {1, null},
                        new Long[] {2L},
                        new Boolean[] {null},
                        new String[] {"a", null, "\u0142"},
                        new String[][] {{"a"}, {}},
                        new Object[] {"a", 1, null, new Point(1, 2), List.of("b")},
                        new Point[] {new Point(1, 2), null},
                        new Point[][] {{new Point(3, 4)}},
                        new Circle[] {new Circle(2)},
                        new Color[] {Color.values()[0]},
                        new UUID[] {new UUID(1, 2), null},
                        new Timestamp[] {new Timestamp(5)},
                        new Calendar[0],
                        new Thread.State[] {Thread.State.BLOCKED},
                        Optional.empty(),
                        Optional.of("a"),
                        Optional.of(new Point(5, 6)),
                        Optional.of(List.of(1, 2)))
                .map(it -> Arguments.of((Object) it));
    }

    @ParameterizedTest
    @MethodSource("roots")
    void theyComeBackAsThemselves(Object value) {
        byte[] bytes = SERIALIZER.serialize(value);
        BinarySerializer other = BinarySerializer.builder()
                .allow(Color.class, Circle.class, Point.class)
                .codec(Thread.State.class, new StateCodec())
                .build();
        for (BinarySerializer reader : List.of(SERIALIZER, other, other)) {
            Object read = reader.deserialize(bytes);
            assertSame(value.getClass(), read.getClass());
            assertTrue(Objects.deepEquals(value, read), () -> Arrays.deepToString(new Object[] {value, read}));
        }
        assertTrue(BinarySerializer.tree(bytes) != null);
        assertTrue(Inspector.selfDescribing().inspect(bytes).contains("$"));
    }

    @Test
    void theyAreTreesWithoutClasses() {
        assertEquals(List.of("a", "b"), BinarySerializer.tree(SERIALIZER.serialize(new String[] {"a", "b"})));
        assertEquals(2, Array.getLength(BinarySerializer.tree(SERIALIZER.serialize(new int[] {1, 2}))));
        assertEquals(List.of(7), BinarySerializer.tree(SERIALIZER.serialize(Optional.of(7))));
    }

    @Test
    void theirContentsMustBeAllowed() {
        byte[] bytes = SERIALIZER.serialize(new Point[] {new Point(1, 2)});
        BinarySerializer none = BinarySerializer.builder().build();
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    "An instance of " + Point.class.getName()
                            + " was written, which this serializer does not allow, at $.\n"
                            + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a"
                            + " tree.",
                    assertThrows(SchemaMismatchException.class, () -> none.deserialize(bytes))
                            .getMessage());
        }
        assertThrows(UnsupportedValueException.class, () -> none.serialize(new Point[0]));
        assertThrows(UnsupportedValueException.class, () -> none.serialize(Optional.of(new Point(1, 2))));
        assertThrows(UnsupportedValueException.class, () -> none.serialize(new Thread[0]));
        assertThrows(UnsupportedValueException.class, () -> SERIALIZER.serialize(new Shape[0]));
        assertThrows(
                SchemaMismatchException.class,
                () -> none.deserialize(SERIALIZER.serialize(Optional.of(new Point(1, 2)))));
    }

    @Test
    void classesAllowedByNameAreWrittenAsBefore() {
        BinarySerializer named =
                BinarySerializer.builder().allow(int[].class, Optional.class).build();
        assertEquals(Optional.of(1), named.deserialize(named.serialize(Optional.of(1))));
        Object[] nested = {new int[] {1}, Optional.of("a")};
        assertTrue(Arrays.deepEquals(nested, (Object[]) named.deserialize(named.serialize(nested))));
        assertTrue(Arrays.equals(new int[] {2}, (int[]) named.deserialize(named.serialize(new int[] {2}))));
    }

    @Test
    void classesThatWereRenamedAreFound() {
        byte[] bytes = SERIALIZER.serialize(new Point[] {new Point(1, 2)});
        BinarySerializer renamed = BinarySerializer.builder()
                .allow(Moved.class)
                .alias(Moved.class, Point.class.getName())
                .build();
        Moved[] read = renamed.deserialize(bytes, Moved[].class);
        assertEquals(List.of(new Moved(2, 1)), List.of(read));
    }

    record Moved(int y, int x) {}

    /** A schema that no serializer writes: 60 arrays inside each other, of this element. */
    @Test
    void arraysThatNobodyWritesAreReadOrRefused() {
        for (WireType innermost : List.of(
                new WireType.Text(),
                new WireType.Leaf("none", false),
                new WireType.Leaf("instant", false),
                new WireType.Sequence(1, new WireType.Text()))) {
            for (int depth : new int[] {1, 2, 60}) {
                WireType type = innermost;
                for (int i = 0; i < depth; i++) {
                    type = new WireType.Sequence(CollectionKind.ARRAY, type);
                }
                byte[] bytes = described(new WireSchema(List.of(), type), 1);
                try {
                    assertTrue(SERIALIZER.deserialize(bytes).getClass().isArray());
                } catch (BinaryException e) {
                    assertSame(SchemaMismatchException.class, e.getClass(), e.toString());
                }
            }
        }
    }

    /** Returns a message with an empty array. */
    private static byte[] described(WireSchema schema, int control) {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(0xB5);
        out.writeInt(schema.fingerprint());
        byte[] bytes = schema.toBytes();
        out.writeVarint(bytes.length);
        out.writeBytes(bytes);
        out.writeByte(control);
        return out.toByteArray();
    }
}
