package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectOutputs;
import dev.piculet.jackson.direct.DirectSettings;
import dev.piculet.jackson.direct.DirectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes objects of classes that a module of ours generates code for without a generator of Jackson, where that gives what the
 * mapper gives. Thread-safe.
 */
public final class DirectWriting {
    private final JsonMapper mapper;

    /** Not made in the constructor: the mapper may not be complete. */
    private volatile WrittenRoots roots;

    /** @param mapper whose configuration, serializers and modules decide */
    public DirectWriting(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /** Returns a value as JSON in UTF-8; null if Jackson has to write it, or to say why it can't. */
    public byte[] bytesOrNull(Object value) {
        WrittenRoots current = current();
        DirectSettings settings = current.ofBytes();
        WrittenRoot root = value == null || settings == null ? null : current.of(value.getClass());
        DirectWriter writer = root == null ? null : root.writer();
        if (writer == null) {
            return null;
        }
        DirectOutput out = DirectOutputs.take(settings, root.size());
        try {
            int end = write(writer, root, out, value);
            return end < 0 ? null : out.bytes(end);
        } finally {
            DirectOutputs.release(out);
        }
    }

    /** Returns a value as JSON; null likewise. */
    public String textOrNull(Object value) {
        WrittenRoots current = current();
        DirectSettings settings = current.ofText();
        WrittenRoot root = value == null || settings == null ? null : current.of(value.getClass());
        DirectWriter writer = root == null ? null : root.writer();
        if (writer == null || root.isTextPaused()) {
            return null;
        }
        DirectOutput out = DirectOutputs.take(settings, root.size());
        try {
            int end = write(writer, root, out, value);
            if (end < 0) {
                return null;
            }
            String text = out.text(end);
            // Other characters take more than one byte.
            root.noteText(/* isAscii= */ text.length() == end);
            return text;
        } finally {
            DirectOutputs.release(out);
        }
    }

    /** Returns the length; a negative number if the value is odd. */
    private static int write(DirectWriter writer, WrittenRoot root, DirectOutput out, Object value) {
        try {
            int end = writer.write(out, 0, value);
            root.noteWritten(end);
            return end;
        } catch (RuntimeException | StackOverflowError e) {
            // Also what lists and maps throw that are changed meanwhile.
            root.noteOdd();
            return -1;
        }
    }

    private WrittenRoots current() {
        WrittenRoots known = roots;
        return known != null && known.areCurrent() ? known : newRoots();
    }

    private synchronized WrittenRoots newRoots() {
        WrittenRoots known = roots;
        // Another thread may have been here meanwhile.
        if (known == null || !known.areCurrent()) {
            known = new WrittenRoots(mapper, known);
            roots = known;
        }
        return known;
    }
}
