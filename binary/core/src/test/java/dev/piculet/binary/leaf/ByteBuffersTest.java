package dev.piculet.binary.leaf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypedSerializer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The value of a buffer is its remaining bytes, as {@link ByteBuffer#equals} has it, with its order, whether it is direct and whether it can be written. */
class ByteBuffersTest {
    private static ByteBuffer filled(ByteBuffer buffer) {
        for (int i = 0; i < buffer.capacity(); i++) {
            buffer.put(i, (byte) i);
        }
        return buffer.position(3).limit(7);
    }

    static Stream<ByteBuffer> buffers() {
        return Stream.of(
                filled(ByteBuffer.allocate(10)),
                filled(ByteBuffer.allocateDirect(10)),
                filled(ByteBuffer.allocate(10)).order(ByteOrder.LITTLE_ENDIAN),
                filled(ByteBuffer.allocateDirect(10)).asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN),
                filled(ByteBuffer.allocate(10)).slice(),
                filled(ByteBuffer.allocate(10)).slice().position(1),
                filled(ByteBuffer.allocate(10)).asReadOnlyBuffer(),
                ByteBuffer.allocate(0));
    }

    @ParameterizedTest
    @MethodSource("buffers")
    void theRemainingBytesComeBackAsABufferOfTheirOwn(ByteBuffer buffer) {
        int position = buffer.position();
        int limit = buffer.limit();
        TypedSerializer<ByteBuffer> serializer = TypedSerializer.of(ByteBuffer.class);
        ByteBuffer back = serializer.deserialize(serializer.serialize(buffer));
        assertEquals(buffer, back);
        assertEquals(buffer.order(), back.order());
        assertEquals(buffer.isReadOnly(), back.isReadOnly());
        assertEquals(0, back.position());
        assertEquals(limit - position, back.limit());
        assertEquals(limit - position, back.capacity());
        assertEquals(buffer.isDirect(), back.isDirect());
        assertEquals(position, buffer.position());
        assertEquals(limit, buffer.limit());
    }

    @Test
    void treesHaveHeapBuffersOnly() {
        BinarySerializer serializer =
                BinarySerializer.builder().allow(ByteBuffer.class).build();
        ByteBuffer direct = filled(ByteBuffer.allocateDirect(10));
        byte[] bytes = serializer.serialize(direct);
        assertTrue(((ByteBuffer) serializer.deserialize(bytes)).isDirect());
        ByteBuffer back = (ByteBuffer) BinarySerializer.tree(bytes);
        assertEquals(direct, back);
        assertFalse(back.isDirect());
    }
}
