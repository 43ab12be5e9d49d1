package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Objects;

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
        String text = value.toExternalForm();
        if (!isToldBy(text, value)) {
            throw LeafErrors.unsupportedUri(text, URL.class);
        }
        out.writeString(text);
    }

    /** Whether the text means the URL: the file need not begin with a slash, and only a handler may know the protocol. */
    @SuppressWarnings("deprecation")
    private static boolean isToldBy(String text, URL value) {
        try {
            URL told = new URL(text);
            return told.getProtocol().equals(value.getProtocol())
                    && Objects.equals(told.getHost(), value.getHost())
                    && told.getPort() == value.getPort()
                    && Objects.equals(told.getAuthority(), value.getAuthority())
                    && told.getFile().equals(value.getFile())
                    && Objects.equals(told.getRef(), value.getRef());
        } catch (MalformedURLException e) {
            return false;
        }
    }

    @Override
    @SuppressWarnings("deprecation") // Checks less than URI does, so every URL that exists can be read.
    public URL decode(BinaryInput in) {
        String text = in.readString();
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw LeafErrors.invalidAddress(text, e);
        }
    }
}
