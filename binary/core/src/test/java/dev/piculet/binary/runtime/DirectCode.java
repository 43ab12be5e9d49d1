package dev.piculet.binary.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.Reading;
import java.util.Arrays;

/** Calls generated code directly, so that the interpreter can't hide its failures. */
public final class DirectCode {
    private DirectCode() {}

    /** Writes a value after other bytes to an output that is too small, and at its exact size if possible. */
    public static byte[] write(RootCodec root, Object value) {
        GeneratedRoot generated = assertInstanceOf(GeneratedRoot.class, root);
        BinaryOutput out = new BinaryOutput(3);
        out.writeShort((short) 0x1234);
        int end = generated.encodeValue(out, 2, value, 0);
        byte[] bytes = Arrays.copyOfRange(out.array(), 2, end);
        byte[] exact = generated.serializeExactly(value);
        if (exact != null) {
            assertArrayEquals(bytes, exact, "exactly sized");
        }
        return bytes;
    }

    /** Reads a value between other bytes, without its header. */
    public static Object read(RootCodec root, byte[] bytes, int from) {
        GeneratedRoot generated = assertInstanceOf(GeneratedRoot.class, root);
        byte[] surrounded = new byte[bytes.length + 24];
        Arrays.fill(surrounded, (byte) 0x55);
        System.arraycopy(bytes, 0, surrounded, 11, bytes.length);
        return generated.decodeValue(surrounded, 11 + from, 11 + bytes.length);
    }

    /** Reads a value followed by other bytes, and asserts that it ends before them. */
    public static Object readNext(RootCodec root, byte[] bytes, int from) {
        GeneratedRoot generated = assertInstanceOf(GeneratedRoot.class, root);
        byte[] continued = Arrays.copyOf(bytes, bytes.length + 24);
        Arrays.fill(continued, bytes.length, continued.length, (byte) 0xAA);
        BinaryInput in = new BinaryInput(continued, from, continued.length - from - 3);
        Object value = generated.decodeNext(in, continued, from, in.limit(), 0);
        assertEquals(bytes.length, in.position(), "the end of the value");
        Reading.complete(in);
        return value;
    }
}
