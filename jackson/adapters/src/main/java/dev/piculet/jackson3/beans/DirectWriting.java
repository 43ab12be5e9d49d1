package dev.piculet.jackson3.beans;

import dev.piculet.jackson.direct.DirectOutput;
import dev.piculet.jackson.direct.DirectOutputs;
import dev.piculet.jackson.direct.DirectSettings;
import java.io.OutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes objects of classes that a module of ours generates code for without a generator of Jackson, where that gives what the
 * mapper gives. Thread-safe.
 */
public final class DirectWriting {
    /** Says that nothing is left to write. */
    public static final OutputStream NOTHING = OutputStream.nullOutputStream();

    private final JsonMapper mapper;

    /** Not made in the constructor: the mapper may not be complete. */
    private volatile WrittenRoots roots;

    /** @param mapper whose configuration, serializers and modules decide */
    public DirectWriting(JsonMapper mapper) {
        this.mapper = mapper;
    }

    /**
     * Returns the class whose objects are written as though no type was declared, if one is.
     *
     * @param serializer of the declared type; null if that is not known
     * @param types what writes the types of values; null if nothing does
     */
    public static Class<?> declared(ValueSerializer<?> serializer, Object types) {
        boolean isPlain = types == null
                && serializer instanceof GeneratingSerializer
                && serializer.handledType().getTypeParameters().length == 0;
        // There is no value of the other one.
        return isPlain ? serializer.handledType() : Void.class;
    }

    /** Returns a value as JSON in UTF-8; null if Jackson has to write it, or to say why it can't. */
    public byte[] bytesOrNull(Object value) {
        WrittenRoots current = current();
        WrittenRoot root = current.ofBytes() == null ? null : current.of(value);
        DirectOutput out = root == null ? null : root.document(current.ofBytes(), value, DirectOutput.LONGEST);
        if (out == null) {
            return null;
        }
        try {
            return out.bytes();
        } catch (OutOfMemoryError e) {
            return null;
        } finally {
            DirectOutputs.release(out);
        }
    }

    /** Returns a value as JSON; null likewise. */
    public String textOrNull(Object value) {
        WrittenRoots current = current();
        WrittenRoot root = current.ofText() == null ? null : current.of(value);
        boolean isLeft = root == null || root.isTextPaused();
        DirectOutput out = isLeft ? null : root.document(current.ofText(), value, DirectOutput.LONGEST);
        if (out == null) {
            return null;
        }
        try {
            String text = out.text();
            // Other characters take more than one byte.
            root.noteText(/* isAscii= */ text.length() == out.length());
            return text;
        } catch (OutOfMemoryError e) {
            return null;
        } finally {
            DirectOutputs.release(out);
        }
    }

    /**
     * Writes a value to a stream, and ends with the stream as Jackson does.
     *
     * @return {@link #NOTHING} if that was done; else where Jackson has to write it, or to say what went wrong
     */
    public OutputStream left(OutputStream target, Object value) {
        WrittenRoots current = current();
        WrittenRoot root = target == null || current.ofBytes() == null ? null : current.of(value);
        DirectOutput out =
                root == null ? null : root.document(current.ofBytes(), value, WrittenDocuments.LONGEST_STREAMED);
        return out == null ? target : streamed(out, target, current.generators());
    }

    private static OutputStream streamed(DirectOutput out, OutputStream target, SampleGenerator generators) {
        try {
            out.writeTo(target);
        } catch (Exception e) {
            return FailedTarget.inWriting(target, e);
        } finally {
            DirectOutputs.release(out);
        }
        try {
            generators.leave(target);
        } catch (Exception e) {
            return FailedTarget.inLeaving(target, e);
        }
        return NOTHING;
    }

    /** Writes a value by a generator, as a whole, if that writes as Jackson's own do; returns whether it was written. */
    public boolean isWritten(JsonGenerator generator, Object value) throws JacksonException {
        if (generator == null || generator.getClass() != UTF8JsonGenerator.class) {
            return false;
        }
        WrittenRoots current = current();
        DirectSettings settings = current.of((UTF8JsonGenerator) generator);
        WrittenRoot root = settings == null ? null : current.of(value);
        DirectOutput out = root == null ? null : root.document(settings, value, WrittenDocuments.LONGEST_STREAMED);
        if (out == null) {
            return false;
        }
        WrittenBytes.write(generator, out);
        if (current.flushesValues()) {
            generator.flush();
        }
        return true;
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
