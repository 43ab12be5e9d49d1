package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.MalformedURLException;
import java.net.URL;

/**
 * The text. Nothing is looked up on the network, but a hash set of URLs looks up their hosts as it is built, as
 * always. A handler of the URL's own is not kept.
 */
final class UrlLeaf extends Leaf<URL> {
    UrlLeaf() {
        super("url", URL.class);
    }

    @Override
    public void encode(BinaryOutput out, URL value) {
        out.writeString(value.toExternalForm());
    }

    @Override
    @SuppressWarnings("deprecation") // Checks less than URI does, so every URL that exists can be read.
    public URL decode(BinaryInput in) {
        try {
            return new URL(in.readString());
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
