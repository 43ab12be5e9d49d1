package dev.piculet.binary.codec.leaf;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.codec.Leaf;

/** A URL as its text, for trees: a URL asks a name server whenever it is hashed or compared. */
final class UrlTextLeaf extends Leaf<String> {
    UrlTextLeaf() {
        super("url", String.class);
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
