package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.WireType;

/** A codec of what an older schema wrote, which is only read. */
abstract class ReadingCodec extends Codec {
    ReadingCodec(WireType wireType) {
        super(wireType);
    }

    @Override
    public final int control(Object value) {
        throw new IllegalStateException("An older schema is not written.");
    }

    @Override
    public final void encodeBody(BinaryOutput out, Object value, int control) {
        throw new IllegalStateException("An older schema is not written.");
    }
}
