package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectOutput;
import tools.jackson.core.io.SerializedString;

/** Gives a generator the bytes of a document, as something that needs no quotes. For one call. */
final class WrittenBytes extends SerializedString {
    private static final long serialVersionUID = 1L;

    private final transient DirectOutput out;

    WrittenBytes(DirectOutput out) {
        super("");
        this.out = out;
    }

    @Override
    public int appendUnquotedUTF8(byte[] buffer, int offset) {
        if (buffer.length - offset < out.length()) {
            // The generator asks for this, then, and writes it to its stream.
            _unquotedUTF8Ref = out.bytes();
            return -1;
        }
        out.copyTo(buffer, offset);
        return out.length();
    }
}
