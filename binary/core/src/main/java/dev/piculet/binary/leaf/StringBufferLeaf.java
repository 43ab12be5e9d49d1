package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** The text. Its capacity is not kept. */
final class StringBufferLeaf extends Leaf<StringBuffer> {
    StringBufferLeaf() {
        super("string-buffer", StringBuffer.class);
    }

    @Override
    public void encode(BinaryOutput out, StringBuffer value) {
        out.writeString(value.toString());
    }

    @Override
    public StringBuffer decode(BinaryInput in) {
        return new StringBuffer(in.readString());
    }
}
