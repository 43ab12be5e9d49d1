package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A byte of flags, 1 for little-endian and 2 for read-only, then the number of bytes and the bytes from the buffer's
 * position to its limit. Neither moves. Always read as a heap buffer that holds nothing else.
 */
final class ByteBufferLeaf extends Leaf<ByteBuffer> {
    private static final int LITTLE_ENDIAN = 1;
    private static final int READ_ONLY = 2;

    ByteBufferLeaf() {
        super("byte-buffer", ByteBuffer.class);
    }

    @Override
    public void encode(BinaryOutput out, ByteBuffer value) {
        int length = value.remaining();
        out.writeByte(
                (value.order() == ByteOrder.LITTLE_ENDIAN ? LITTLE_ENDIAN : 0) | (value.isReadOnly() ? READ_ONLY : 0));
        out.writeVarint(length);
        int position = out.position();
        value.get(value.position(), out.ensure(position, length), position, length);
        out.position(position + length);
    }

    @Override
    public ByteBuffer decode(BinaryInput in) {
        int flags = in.readByte();
        if ((flags & ~(LITTLE_ENDIAN | READ_ONLY)) != 0) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        ByteBuffer buffer = ByteBuffer.wrap(in.readBytes(in.readCount()));
        if ((flags & READ_ONLY) != 0) {
            buffer = buffer.asReadOnlyBuffer();
        }
        return buffer.order((flags & LITTLE_ENDIAN) != 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }
}
