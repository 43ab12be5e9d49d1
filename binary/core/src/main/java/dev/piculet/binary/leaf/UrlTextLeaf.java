package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

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
