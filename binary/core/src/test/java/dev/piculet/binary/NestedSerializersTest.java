package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.ValueCodec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec may use another serializer on its output and input. The limits of the outer one hold for all that it writes and reads. */
class NestedSerializersTest {
    record Inner(String name) {}

    /** Written by the codec. */
    record Sheet(Inner inner, String text, int zeros) {}

    record Holder(Sheet sheet) {}

    private static final class SheetCodec implements ValueCodec<Sheet> {
        private final TypedSerializer<Inner> inner;

        /** How far it came. */
        private int steps;

        SheetCodec(int generateAfter) {
            inner = TypedSerializer.builder(Inner.class)
                    .generateAfter(generateAfter)
                    .build();
        }

        @Override
        public String id() {
            return "sheet";
        }

        @Override
        public void encode(BinaryOutput out, Sheet sheet) {
            steps = 0;
            inner.serialize(sheet.inner, out);
            steps++;
            out.writeString(sheet.text);
            steps++;
            out.writeInt(sheet.zeros);
            out.writeBytes(new byte[sheet.zeros]);
            steps++;
        }

        @Override
        public Sheet decode(BinaryInput in) {
            steps = 0;
            Inner first = inner.deserialize(in);
            steps++;
            String text = in.readString();
            steps++;
            int zeros = in.readInt();
            in.readBytes(zeros);
            steps++;
            return new Sheet(first, text, zeros);
        }
    }

    private static TypedSerializer<Holder> serializer(int generateAfter, SheetCodec codec, Limits limits) {
        return TypedSerializer.builder(Holder.class)
                .codec(Sheet.class, codec)
                .limits(limits)
                .generateAfter(generateAfter)
                .build();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void stringsBehindIt(int generateAfter) {
        SheetCodec codec = new SheetCodec(generateAfter);
        TypedSerializer<Holder> any = serializer(generateAfter, codec, Limits.DEFAULT);
        TypedSerializer<Holder> strict = serializer(generateAfter, codec, Limits.DEFAULT.withStringLength(10));
        Holder fits = new Holder(new Sheet(new Inner("x".repeat(20)), "y".repeat(10), 0));
        assertEquals(fits, strict.copy(fits));
        Holder holder = new Holder(new Sheet(new Inner("x"), "y".repeat(11), 0));
        assertThrows(LimitExceededException.class, () -> strict.serialize(holder));
        assertEquals(1, codec.steps);
        byte[] bytes = any.serialize(holder);
        assertThrows(LimitExceededException.class, () -> strict.deserialize(bytes));
        assertEquals(1, codec.steps);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theSizeOfItAndOfWhatIsBehindIt(int generateAfter) {
        SheetCodec codec = new SheetCodec(generateAfter);
        TypedSerializer<Holder> strict = serializer(generateAfter, codec, Limits.DEFAULT.withSize(2_000));
        Holder large = new Holder(new Sheet(new Inner("x"), "y", 10_000));
        assertThrows(LimitExceededException.class, () -> strict.serialize(large));
        assertEquals(2, codec.steps);
        Holder largeInside = new Holder(new Sheet(new Inner("x".repeat(10_000)), "y", 1));
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> strict.serialize(largeInside));
        assertEquals(0, codec.steps);
        assertTrue(e.getMessage().startsWith("Value takes more than 2000 bytes at $.sheet"), e.getMessage());
        Holder fits = new Holder(new Sheet(new Inner("x".repeat(1_000)), "y", 900));
        assertEquals(fits, strict.copy(fits));
    }

    /** Written by a codec. */
    record Frame(Inner inner) {}

    record Wall(Inner inner, Frame first, Frame second) {}

    private static final class FrameCodec implements ValueCodec<Frame> {
        private final TypedSerializer<Inner> inner =
                TypedSerializer.builder(Inner.class).references().build();

        @Override
        public String id() {
            return "frame";
        }

        @Override
        public void encode(BinaryOutput out, Frame frame) {
            inner.serialize(frame.inner, out);
        }

        @Override
        public Frame decode(BinaryInput in) {
            return new Frame(inner.deserialize(in));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void referencesDoNotLeadIntoIt(int generateAfter) {
        TypedSerializer<Wall> walls = TypedSerializer.builder(Wall.class)
                .codec(Frame.class, new FrameCodec())
                .references()
                .generateAfter(generateAfter)
                .build();
        Frame frame = new Frame(new Inner("x"));
        Wall wall = new Wall(frame.inner, frame, frame);
        Wall read = walls.copy(wall);
        assertEquals(wall, read);
        assertNotSame(read.inner, read.first.inner);
        assertNotSame(read.first.inner, read.second.inner);
    }
}
