package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** A value as its text, for trees: a URL asks a name server whenever it is hashed or compared, and classes are not loaded. */
final class TextLeaf extends Leaf<String> {
    TextLeaf(String id) {
        super(id, String.class);
    }

    @Override
    public void encode(BinaryOutput out, String value) {
        out.writeString(value);
    }

    @Override
    public String decode(BinaryInput in) {
        return in.readString();
    }
}
