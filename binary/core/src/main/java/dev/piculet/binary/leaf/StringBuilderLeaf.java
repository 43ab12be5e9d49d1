package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** The text. Its capacity is not kept. */
final class StringBuilderLeaf extends Leaf<StringBuilder> {
    StringBuilderLeaf() {
        super("string-builder", StringBuilder.class);
    }

    @Override
    public void encode(BinaryOutput out, StringBuilder value) {
        out.writeString(value.toString());
    }

    @Override
    public StringBuilder decode(BinaryInput in) {
        return new StringBuilder(in.readString());
    }
}
