package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.URI;

/** The text. */
final class UriLeaf extends Leaf<URI> {
    UriLeaf() {
        super("uri", URI.class);
    }

    @Override
    public void encode(BinaryOutput out, URI value) {
        out.writeString(value.toString());
    }

    @Override
    public URI decode(BinaryInput in) {
        return URI.create(in.readString());
    }
}
