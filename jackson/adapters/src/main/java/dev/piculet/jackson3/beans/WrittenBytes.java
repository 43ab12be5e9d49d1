package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectOutputs;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;

/** Gives a generator the bytes of a document as something that needs no quotes, as many at a time as its buffer takes. */
final class WrittenBytes extends SerializedString {
    private static final long serialVersionUID = 1L;

    private final transient DirectOutput document;
    private transient int given;

    private WrittenBytes(DirectOutput document) {
        super("");
        this.document = document;
    }

    /**
     * Writes a document as the next value of a generator, which cares for separators, its buffer and its state; and gives the
     * document's output back.
     */
    static void write(JsonGenerator out, DirectOutput document) throws JacksonException {
        WrittenBytes bytes = new WrittenBytes(document);
        out.writeRawValue(bytes);
        while (bytes.given < document.length()) {
            out.writeRaw(bytes);
        }
        DirectOutputs.release(document);
    }

    @Override
    public int appendUnquotedUTF8(byte[] buffer, int offset) {
        int size = Math.min(document.length() - given, buffer.length - offset);
        if (size == 0) {
            // The generator asks for this, then, and empties its buffer before it.
            _unquotedUTF8Ref = document.bytes(given, 1);
            given++;
            return -1;
        }
        document.copyTo(given, size, buffer, offset);
        given += size;
        return size;
    }
}
