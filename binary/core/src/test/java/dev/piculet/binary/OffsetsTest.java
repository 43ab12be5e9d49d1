package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.ValueCodec;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Offsets in messages are counted from the user's first byte, whatever precedes the value. */
class OffsetsTest {
    private static final String DAMAGED = "\n  The bytes were cut off or changed, or are not of this schema.";

    record Box(boolean[] flags) {}

    private static TypedSerializer<boolean[]> flags(int generateAfter) {
        return TypedSerializer.builder(boolean[].class)
                .generateAfter(generateAfter)
                .build();
    }

    /** The fault is in the value's last byte. */
    private static void assertLastOf(byte[] message, int behind, String path, Executable call) {
        int offset = message.length - behind;
        message[offset - 1] = 5;
        MalformedInputException e = assertThrows(MalformedInputException.class, call);
        assertEquals(offset, e.offset());
        assertEquals(
                "Boolean is neither 0 nor 1 but 5 at " + path + " (offset " + offset + " of " + offset + ")." + DAMAGED,
                e.getMessage());
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void theFirstByteThatIsGivenIsTheFirst(MessageWay way) {
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<boolean[]> serializer = flags(generateAfter);
            byte[] message = way.write(serializer, new boolean[] {true, false});
            int end = way == MessageWay.STREAM ? 1 : 0;
            assertLastOf(message, end, way.path(), () -> way.read(serializer, message));
        }
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void messagesOfOlderSchemasCountTheSame(MessageWay way) {
        TypedSerializer<boolean[]> former = flags(-1);
        byte[] message = way.write(former, new boolean[] {true});
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Optional<boolean[]>> present = TypedSerializer.builder(
                            new TypeRef<Optional<boolean[]>>() {})
                    .reads(former.schema())
                    .generateAfter(generateAfter)
                    .build();
            int end = way == MessageWay.STREAM ? 1 : 0;
            assertLastOf(message, end, way.path(), () -> way.read(present, message));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theValuesBeforeInAnInputCount(int generateAfter) {
        TypedSerializer<boolean[]> serializer = flags(generateAfter);
        BinaryOutput out = new BinaryOutput();
        out.writeLong(0);
        serializer.serialize(new boolean[] {true}, out);
        serializer.serialize(new boolean[] {true}, out);
        byte[] message = Arrays.copyOfRange(out.array(), 8, out.position());
        BinaryInput in = new BinaryInput(out.array(), 8, message.length);
        out.array()[out.position() - 1] = 5;
        serializer.deserialize(in);
        assertLastOf(message, 0, "$", () -> serializer.deserialize(in));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theValuesBeforeInAStreamCount(int generateAfter) throws IOException {
        TypedSerializer<boolean[]> serializer = flags(generateAfter);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<boolean[]> writer = serializer.writer(stream)) {
            writer.write(new boolean[300]);
            writer.write(new boolean[] {true});
        }
        byte[] message = stream.toByteArray();
        FramedReader<boolean[]> reader = serializer.reader(new ByteArrayInputStream(message));
        reader.read();
        assertLastOf(message, 1, "$[1]", reader::read);
        assertEquals(Optional.empty(), reader.read());
    }

    @Test
    void aStreamThatIsCutOffSaysWhere() throws IOException {
        TypedSerializer<boolean[]> serializer = flags(-1);
        byte[] message = MessageWay.STREAM.write(serializer, new boolean[] {true});
        int end = message.length - 1;
        assertCutOff(serializer, Arrays.copyOf(message, end), "1 byte needed, 0 left,", end, end);
        assertCutOff(serializer, Arrays.copyOf(message, end - 1), "2 bytes needed, 1 left,", end - 2, end - 1);
        byte[] length = Arrays.copyOf(message, end - 2);
        length[end - 3] = (byte) 0x80;
        assertCutOff(serializer, length, "1 byte needed, 0 left,", end - 2, end - 2);
    }

    private static void assertCutOff(
            TypedSerializer<boolean[]> serializer, byte[] message, String what, int offset, int limit)
            throws IOException {
        FramedReader<boolean[]> reader = serializer.reader(new ByteArrayInputStream(message));
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> {
            while (reader.read().isPresent()) {}
        });
        assertEquals(
                "Input ends too early: " + what + " at " + e.path() + " (offset " + offset + " of " + limit + ").",
                e.getMessage().lines().findFirst().orElseThrow());
    }

    @Test
    void bytesThatAreNoStreamAreWrongFromTheFirstByteOn() {
        MalformedInputException e = assertThrows(
                MalformedInputException.class, () -> flags(-1).reader(new ByteArrayInputStream(new byte[9])));
        assertEquals("Stream does not begin as FramedWriter writes it at $ (offset 0 of 4)." + DAMAGED, e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void theDescriptionBeforeAValueCounts(int generateAfter) {
        BinarySerializer serializer = BinarySerializer.builder()
                .allow(Box.class)
                .generateAfter(generateAfter)
                .build();
        byte[] message = serializer.serialize(new Box(new boolean[] {true}));
        assertLastOf(message, 0, "$.flags", () -> serializer.deserialize(message));
        assertLastOf(message, 0, "$.flags", () -> BinarySerializer.tree(message));
        assertLastOf(message, 0, "$.flags", () -> serializer.deserialize(behind(7, message), 7, message.length));
    }

    /** Returns bytes with so many before them, and some behind them. */
    private static byte[] behind(int before, byte[] message) {
        byte[] bytes = new byte[before + message.length + 3];
        System.arraycopy(message, 0, bytes, before, message.length);
        return bytes;
    }

    @Test
    void bytesBeforeASchemaCount() {
        BinarySerializer any = BinarySerializer.builder().allow(Box.class).build();
        byte[] described = any.serialize(new Box(null));
        int schema = TypedSerializer.of(Box.class).schema().toBytes().length;
        assertEquals(described.length, 6 + schema + 1);
        assertVersion(described, 6, schema, () -> any.deserialize(described));
        assertVersion(described, 6, schema, () -> BinarySerializer.tree(described));
        assertVersion(described, 6, schema, () -> any.deserialize(behind(7, described), 7, described.length));
        TypedSerializer<Box> serializer = TypedSerializer.of(Box.class);
        byte[] stream = MessageWay.STREAM.write(serializer, new Box(null));
        assertVersion(stream, 5, schema, () -> MessageWay.STREAM.read(serializer, stream));
        String shown = Inspector.selfDescribing().inspect(stream);
        String error = "Schema has version 9, known is 3 at $ (offset 6 of " + (5 + schema) + ").";
        assertEquals(
                "error: " + error,
                shown.lines().filter(it -> it.startsWith("error")).findFirst().orElseThrow());
    }

    private static void assertVersion(byte[] message, int before, int schema, Executable call) {
        message[before] = 9;
        assertEquals(
                "Schema has version 9, known is 3 at $ (offset " + (before + 1) + " of " + (before + schema)
                        + ").\n  It was written by a newer Piculet.",
                assertThrows(MalformedInputException.class, call).getMessage());
    }

    record Switch(boolean on) {}

    private static final ValueCodec<Switch> CODEC = new ValueCodec<>() {
        @Override
        public String id() {
            return "switch";
        }

        @Override
        public void encode(BinaryOutput out, Switch value) {
            out.writeInt(7);
            out.writeBoolean(value.on);
        }

        @Override
        public Switch decode(BinaryInput in) {
            in.readInt();
            return new Switch(in.readBoolean());
        }
    };

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void bytesBeforeThoseOfAUsersCodecCount(int generateAfter) {
        TypedSerializer<Switch[]> serializer = TypedSerializer.builder(Switch[].class)
                .codec(Switch.class, CODEC)
                .generateAfter(generateAfter)
                .build();
        byte[] message = serializer.serialize(new Switch[] {new Switch(true), new Switch(true)});
        assertLastOf(message, 0, "$[1]", () -> serializer.deserialize(message));
    }
}
