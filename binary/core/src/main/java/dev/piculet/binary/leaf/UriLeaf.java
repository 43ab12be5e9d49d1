package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.net.URI;
import java.net.URISyntaxException;

/** The text. */
final class UriLeaf extends Leaf<URI> {
    UriLeaf() {
        super("uri", URI.class);
    }

    @Override
    public void encode(BinaryOutput out, URI value) {
        String text = value.toString();
        if (mayMislead(value) && !isToldBy(text, value)) {
            throw LeafErrors.unsupportedUri(text, URI.class);
        }
        out.writeString(text);
    }

    /** Whether the text may mean another URI: what {@code relativize} and {@code resolve} make is never parsed. */
    private static boolean mayMislead(URI value) {
        String path = value.getRawPath();
        if (path == null || path.isEmpty()) {
            return false;
        }
        return path.charAt(0) == '/'
                ? path.startsWith("//")
                : value.getRawAuthority() != null || path.indexOf(':') >= 0;
    }

    private static boolean isToldBy(String text, URI value) {
        try {
            return new URI(text).equals(value);
        } catch (URISyntaxException e) {
            return false;
        }
    }

    @Override
    public URI decode(BinaryInput in) {
        String text = in.readString();
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw LeafErrors.invalidAddress(text, e);
        }
    }
}
