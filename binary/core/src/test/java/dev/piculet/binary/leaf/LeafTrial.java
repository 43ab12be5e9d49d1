package dev.piculet.binary.leaf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import java.net.URL;

/** Checks that every leaf must pass. */
final class LeafTrial {
    private static final TypedSerializer<Object> ANYTHING =
            TypedSerializer.builder(Object.class).allow(URL.class).build();

    private LeafTrial() {}

    static byte[] bytes(Leaf<?> leaf, Object value) {
        BinaryOutput out = new BinaryOutput(1);
        encode(leaf, out, value);
        return out.toByteArray();
    }

    @SuppressWarnings("unchecked") // The value has the leaf's class unless the test is wrong.
    private static <T> void encode(Leaf<T> leaf, BinaryOutput out, Object value) {
        leaf.encode(out, (T) value);
    }

    /** Writes, checks the size, reads all of it, and checks that each part of it is refused. */
    static Object roundTrip(Leaf<?> leaf, Object value, int size) {
        byte[] bytes = bytes(leaf, value);
        assertEquals(size, bytes.length, () -> "size of " + value);
        for (int length = 0; length < bytes.length; length++) {
            BinaryInput part = new BinaryInput(bytes, 0, length);
            assertThrows(MalformedInputException.class, () -> leaf.decode(part), "cut off at " + length);
        }
        BinaryInput in = new BinaryInput(bytes);
        Object read = leaf.decode(in);
        assertEquals(0, in.remaining());
        // Where anything is declared, whatever else the class says of its instances.
        assertArrayEquals(bytes, bytes(leaf, ANYTHING.copy(value)), () -> value + " in an open place");
        return read;
    }

    static void assertRoundTrip(Leaf<?> leaf, Object value, int size) {
        assertEquals(value, roundTrip(leaf, value, size));
    }

    /** Reads bytes that are not a value and returns the message. */
    static RuntimeException refusal(Leaf<?> leaf, int... bytes) {
        byte[] hostile = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            hostile[i] = (byte) bytes[i];
        }
        return assertThrows(RuntimeException.class, () -> leaf.decode(new BinaryInput(hostile)));
    }
}
