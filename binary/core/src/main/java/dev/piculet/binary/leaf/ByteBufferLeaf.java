package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A byte of flags, 1 for little-endian, 2 for read-only and 4 for direct, then the number of bytes and the bytes from the
 * buffer's position to its limit. Neither moves. The buffer that is read holds nothing else.
 */
final class ByteBufferLeaf extends Leaf<ByteBuffer> {
    private static final int LITTLE_ENDIAN = 1;
    private static final int READ_ONLY = 2;
    private static final int DIRECT = 4;

    private final boolean keepsDirect;

    /** @param keepsDirect whether direct buffers are read as such, and not as heap buffers */
    ByteBufferLeaf(boolean keepsDirect) {
        super("byte-buffer", ByteBuffer.class);
        this.keepsDirect = keepsDirect;
    }

    @Override
    public void encode(BinaryOutput out, ByteBuffer value) {
        int length = value.remaining();
        out.writeByte((value.order() == ByteOrder.LITTLE_ENDIAN ? LITTLE_ENDIAN : 0)
                | (value.isReadOnly() ? READ_ONLY : 0)
                | (value.isDirect() ? DIRECT : 0));
        ElementCounts.write(out, length, Byte.BYTES);
        int position = out.position();
        value.get(value.position(), out.array(), position, length);
        out.position(position + length);
    }

    @Override
    public ByteBuffer decode(BinaryInput in) {
        int flags = in.readByte();
        if ((flags & ~(LITTLE_ENDIAN | READ_ONLY | DIRECT)) != 0) {
            throw new IllegalArgumentException("flags are " + flags);
        }
        int length = ElementCounts.read(in, Byte.BYTES);
        ByteBuffer buffer =
                keepsDirect && (flags & DIRECT) != 0 ? direct(in, length) : ByteBuffer.wrap(in.readBytes(length));
        if ((flags & READ_ONLY) != 0) {
            buffer = buffer.asReadOnlyBuffer();
        }
        return buffer.order((flags & LITTLE_ENDIAN) != 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    private static ByteBuffer direct(BinaryInput in, int length) {
        int start = in.position();
        in.position(start + length);
        return ByteBuffer.allocateDirect(length).put(0, in.array(), start, length);
    }
}
