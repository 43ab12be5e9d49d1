package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.nio.charset.Charset;

/** The canonical name. */
final class CharsetLeaf extends Leaf<Charset> {
    CharsetLeaf() {
        super("charset", Charset.class);
    }

    @Override
    public void encode(BinaryOutput out, Charset value) {
        if (!Charset.isSupported(value.name()) || !Charset.forName(value.name()).equals(value)) {
            throw LeafErrors.unknownCharset(value.name());
        }
        out.writeString(value.name());
    }

    @Override
    public Charset decode(BinaryInput in) {
        return Charset.forName(in.readString());
    }
}
