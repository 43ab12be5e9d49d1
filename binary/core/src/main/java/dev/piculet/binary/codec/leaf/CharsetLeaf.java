package dev.piculet.binary.codec.leaf;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import dev.piculet.binary.codec.Leaf;
import dev.piculet.binary.internal.FormErrors;
import java.nio.charset.Charset;

/** The canonical name. */
final class CharsetLeaf extends Leaf<Charset> {
    CharsetLeaf() {
        super("charset", Charset.class);
    }

    @Override
    public void encode(BinaryOutput out, Charset value) {
        if (!Charset.isSupported(value.name()) || !Charset.forName(value.name()).equals(value)) {
            throw FormErrors.unknownCharset(value.name());
        }
        out.writeString(value.name());
    }

    @Override
    public Charset decode(BinaryInput in) {
        return Charset.forName(in.readString());
    }
}
