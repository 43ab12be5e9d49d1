package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Single values in streams and amid other data: by both serializers and both twins. */
class StreamTargetsTest {
    record Note(String text, List<String> words) {
        static Note of(int length) {
            return new Note("x".repeat(length), List.of("a", "\u4e2d"));
        }
    }

    static Stream<AnySerializer<Note>> serializers() {
        return AnySerializer.Kind.all(Note.class);
    }

    /** Remembers how it was called. */
    private static final class Calls extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int writes;
        private boolean flushedOrClosed;

        @Override
        public void write(int next) {
            throw new AssertionError("one byte alone");
        }

        @Override
        public void write(byte[] source, int offset, int length) {
            writes++;
            bytes.write(source, offset, length);
        }

        @Override
        public void flush() {
            flushedOrClosed = true;
        }

        @Override
        public void close() {
            flushedOrClosed = true;
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void aStreamGetsTheBytesOfTheValueAtOnce(AnySerializer<Note> serializer) throws IOException {
        Calls stream = new Calls();
        serializer.serialize(Note.of(300), stream);
        assertArrayEquals(serializer.serialize(Note.of(300)), stream.bytes.toByteArray());
        assertEquals(1, stream.writes);
        assertTrue(!stream.flushedOrClosed);
        assertEquals(Note.of(300), serializer.deserialize(new ByteArrayInputStream(stream.bytes.toByteArray())));
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void valuesStandAmidOtherData(AnySerializer<Note> serializer) throws IOException {
        // Lengths around those at which the length takes another byte, and at which room is doubled.
        int[] lengths = {0, 1, 60, 100, 127, 128, 300, 16_000, 16_383, 65_530, 65_536, 131_072, 200_000, 1 << 21};
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int length : lengths) {
            out.writeInt(length);
            serializer.serializeDelimited(Note.of(length), out);
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        for (int length : lengths) {
            assertEquals(length, in.readInt());
            assertEquals(Note.of(length), serializer.deserializeDelimited(in));
        }
        assertEquals(-1, in.read());
    }

    /** Every size of a value for which the length takes one byte or two. */
    @ParameterizedTest
    @MethodSource("serializers")
    void theLengthIsThatOfTheMessage(AnySerializer<Note> serializer) throws IOException {
        for (int length = 0; length < 400; length++) {
            byte[] message = serializer.serialize(Note.of(length));
            Calls stream = new Calls();
            serializer.serializeDelimited(Note.of(length), new DataOutputStream(stream));
            byte[] bytes = stream.bytes.toByteArray();
            int before = message.length < 128 ? 1 : 2;
            assertArrayEquals(message, Arrays.copyOfRange(bytes, before, bytes.length));
            int announced = before == 1 ? bytes[0] : bytes[0] & 0x7F | bytes[1] << 7;
            assertEquals(message.length, announced);
            assertEquals(1, stream.writes);
        }
    }

    @Test
    void filesWithRandomAccessTakeValues(@TempDir Path folder) throws IOException {
        AnySerializer<Note> serializer = AnySerializer.Kind.TYPED.of(Note.class, 0);
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("notes").toFile(), "rw")) {
            file.writeLong(7);
            serializer.serializeDelimited(Note.of(9), file);
            serializer.serializeDelimited(Note.of(500), file);
            file.seek(8);
            assertEquals(Note.of(9), serializer.deserializeDelimited(file));
            assertEquals(Note.of(500), serializer.deserializeDelimited(file));
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void aValueThatIsRefusedLeavesTheStreamAsItIs(AnySerializer<Note> serializer) {
        List<String> broken = new java.util.AbstractList<>() {
            @Override
            public String get(int index) {
                throw new IllegalStateException("broken");
            }

            @Override
            public int size() {
                return 3;
            }
        };
        Calls stream = new Calls();
        Note refused = new Note("x".repeat(2_000), broken);
        assertThrows(UnsupportedValueException.class, () -> serializer.serialize(refused, stream));
        assertThrows(
                UnsupportedValueException.class,
                () -> serializer.serializeDelimited(refused, new DataOutputStream(stream)));
        assertEquals(0, stream.writes);
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void anExceptionOfAStreamArrivesAndHasNoOtherEffect(AnySerializer<Note> serializer) {
        IOException full = new IOException("full");
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int next) throws IOException {
                throw full;
            }
        };
        byte[] message = serializer.serialize(Note.of(5));
        assertSame(full, assertThrows(IOException.class, () -> serializer.serialize(Note.of(9), broken)));
        assertSame(
                full,
                assertThrows(
                        IOException.class,
                        () -> serializer.serializeDelimited(Note.of(9), new DataOutputStream(broken))));
        assertArrayEquals(message, serializer.serialize(Note.of(5)));
    }

    /** A stream that writes values itself, as one that logs what it does. */
    @ParameterizedTest
    @MethodSource("serializers")
    void aStreamMayUseTheSerializer(AnySerializer<Note> serializer) throws IOException {
        ByteArrayOutputStream inner = new ByteArrayOutputStream();
        ByteArrayOutputStream outer = new ByteArrayOutputStream() {
            @Override
            public void write(byte[] source, int offset, int length) {
                serializer.size(Note.of(3_000));
                try {
                    serializer.serialize(Note.of(40), inner);
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
                super.write(source, offset, length);
            }
        };
        serializer.serialize(Note.of(7), outer);
        assertArrayEquals(serializer.serialize(Note.of(7)), outer.toByteArray());
        assertArrayEquals(serializer.serialize(Note.of(40)), inner.toByteArray());
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void truncatedBytesAreRefused(AnySerializer<Note> serializer) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        serializer.serializeDelimited(Note.of(200), new DataOutputStream(bytes));
        byte[] delimited = bytes.toByteArray();
        byte[] message = serializer.serialize(Note.of(200));
        for (int size = 0; size < delimited.length; size++) {
            InputStream cut = new ByteArrayInputStream(delimited, 0, size);
            assertThrows(EOFException.class, () -> serializer.deserializeDelimited(new DataInputStream(cut)));
            if (size < message.length) {
                InputStream whole = new ByteArrayInputStream(message, 0, size);
                assertThrows(BinaryException.class, () -> serializer.deserialize(whole));
            }
        }
        byte[] longer = Arrays.copyOf(message, message.length + 1);
        assertThrows(BinaryException.class, () -> serializer.deserialize(new ByteArrayInputStream(longer)));
    }

    /** The length is one byte too small or too large for the value. */
    @ParameterizedTest
    @MethodSource("serializers")
    void aLengthThatIsNotTheValuesIsRefused(AnySerializer<Note> serializer) throws IOException {
        for (int wrong : new int[] {-1, 1}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            serializer.serializeDelimited(Note.of(3), new DataOutputStream(bytes));
            serializer.serializeDelimited(Note.of(4), new DataOutputStream(bytes));
            byte[] changed = bytes.toByteArray();
            changed[0] += (byte) wrong;
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(changed));
            assertThrows(BinaryException.class, () -> serializer.deserializeDelimited(in));
            assertEquals(changed.length - 1 - changed[0], in.available());
        }
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void lengthsOfNobodyAreRefused(AnySerializer<Note> serializer) {
        assertLength("Number is not in its shortest form, or has more than 31 bits,", 0, 2, serializer, 0x80, 0x00);
        assertLength(
                "Number is not in its shortest form, or has more than 31 bits,",
                0,
                5,
                serializer,
                0xFF,
                0xFF,
                0xFF,
                0xFF,
                0x0F);
        assertLength("Input ends too early: 6 bytes needed, 5 left,", 0, 5, serializer, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF);
    }

    private static void assertLength(
            String problem, int offset, int limit, AnySerializer<Note> serializer, int... bytes) {
        byte[] message = new byte[bytes.length + 10];
        for (int i = 0; i < bytes.length; i++) {
            message[i] = (byte) bytes[i];
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(message));
        String text = assertThrows(MalformedInputException.class, () -> serializer.deserializeDelimited(in))
                .getMessage();
        assertEquals(
                problem + " at $ (offset " + offset + " of " + limit + ").",
                text.lines().findFirst().orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("serializers")
    void roomIsMadeForArrivedBytes(AnySerializer<Note> serializer) {
        byte[] announced = {(byte) 0xF7, (byte) 0xFF, (byte) 0xFF, (byte) 0xFF, 0x07, 1, 2, 3};
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(announced));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(EOFException.class, () -> serializer.deserializeDelimited(in));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 1_000_000, allocated + " bytes");
    }

    /** The limit does not count the length. */
    @ParameterizedTest
    @EnumSource(AnySerializer.Kind.class)
    void theLimitCountsTheMessage(AnySerializer.Kind kind) throws IOException {
        for (int generateAfter : new int[] {0, -1}) {
            Note note = Note.of(700);
            int size = kind.of(Note.class, generateAfter).size(note);
            AnySerializer<Note> exact = kind.of(Note.class, generateAfter, Limits.DEFAULT.withSize(size));
            AnySerializer<Note> less = kind.of(Note.class, generateAfter, Limits.DEFAULT.withSize(size - 1));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            exact.serializeDelimited(note, new DataOutputStream(bytes));
            assertThrows(
                    LimitExceededException.class, () -> less.serializeDelimited(note, new DataOutputStream(bytes)));
            assertEquals(2 + size, bytes.size());
            InputStream in = new ByteArrayInputStream(bytes.toByteArray());
            assertEquals(note, exact.deserializeDelimited(new DataInputStream(in)));
        }
    }

    @ParameterizedTest
    @EnumSource(AnySerializer.Kind.class)
    void noMoreIsReadThanTheLimit(AnySerializer.Kind kind) throws IOException {
        Limits limits = Limits.DEFAULT.withSize(1_000);
        for (int generateAfter : new int[] {0, -1}) {
            AnySerializer<Note> serializer = kind.of(Note.class, generateAfter, limits);
            InputStream endless = new FilterInputStream(new ByteArrayInputStream(new byte[5_000])) {
                @Override
                public void close() {
                    throw new AssertionError("closed");
                }
            };
            LimitExceededException e =
                    assertThrows(LimitExceededException.class, () -> serializer.deserialize(endless));
            assertEquals(
                    "Stream has more than 1000 bytes at $.\n  Raise Limits.size if that is intended, or read several"
                            + " values with FramedReader.",
                    e.getMessage());
            assertEquals(5_000 - 1_001, endless.available());
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[] {(byte) 0xE9, 7, 0, 0}));
            assertEquals(
                    "Value takes 1001 bytes, more than 1000, at $.\n  Raise Limits.size if that is intended.",
                    assertThrows(LimitExceededException.class, () -> serializer.deserializeDelimited(in))
                            .getMessage());
        }
    }
}
