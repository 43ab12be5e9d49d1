package dev.piculet.binary.codec;

import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.CodecCalls;
import dev.piculet.binary.state.OpenObjects;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;

/**
 * An instance of a class that writes and reads itself ({@code writeExternal} or {@code writeObject}), or null: the number of
 * its bytes, then a part of the message with numbers of objects and descriptions of its own (wire format, section 4.10).
 */
public final class ExternalCodec extends Codec {
    private final SelfWritten form;
    private final boolean nullable;
    private final Limits limits;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(WireType.Leaf type, SelfWritten form, Limits limits) {
        return new ExternalCodec(type, form, limits);
    }

    private ExternalCodec(WireType.Leaf type, SelfWritten form, Limits limits) {
        super(type);
        this.form = form;
        this.nullable = type.nullable();
        this.limits = limits;
    }

    /** Returns the codec for generated code: it calls what was generated for the objects that the class writes. */
    public ExternalCodec generated() {
        return new ExternalCodec((WireType.Leaf) wireType(), form.generated(), limits);
    }

    @Override
    boolean entersItself() {
        return true;
    }

    @Override
    public boolean isResolved() {
        return form.resolver() != null;
    }

    @Override
    public int control(Object value) {
        Class<?> type = form.type();
        if (value == null) {
            if (!nullable) {
                throw ValueErrors.nullNotAllowed(type.getName());
            }
            return 0;
        }
        if (value.getClass() != type) {
            requireInstance(type, value);
            throw ValueErrors.unexpectedClass(value.getClass(), type);
        }
        return nullable ? 1 : 0;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (value == null) {
            return;
        }
        requireDepth(Writing.depth(out), limits);
        OpenObjects open = Writing.openObjects(out);
        ChoiceCodec.enter(open, value);
        BinaryOutput part = new BinaryOutput();
        Writing.beginFrame(part, out, out.position());
        Budget.countObject(part);
        int outside = CodecCalls.enter();
        try {
            form.write(value, part);
        } finally {
            CodecCalls.leave(outside);
        }
        Writing.endFrame(part, out);
        if (open != null) {
            open.shrinkTo(open.size() - 1);
        }
        out.writeVarint(part.position());
        out.writeBytes(part.array(), 0, part.position());
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (nullable && control == 0) {
            return null;
        }
        requireDepth(Reading.depth(in), limits);
        int length = in.readCount();
        BinaryInput part = new BinaryInput(in.array(), in.position(), length);
        Reading.beginFrame(part, in);
        Reading.limits(part, limits.stringLength(), limits.elements());
        Object value;
        try {
            value = decodeWhole(part);
        } catch (MalformedInputException e) {
            throw e.behind(in.offset());
        }
        Reading.endFrame(part, in);
        in.position(in.position() + length);
        return form.resolver() == null ? value : resolved(value, in);
    }

    private Object decodeWhole(BinaryInput part) {
        Budget.countObject(part);
        int outside = CodecCalls.enter();
        try {
            Object value = form.read(part);
            Reading.complete(part);
            return value;
        } finally {
            CodecCalls.leave(outside);
        }
    }

    private Object resolved(Object value, BinaryInput in) {
        Object resolved;
        try {
            resolved = form.resolver().call(value);
        } catch (Throwable e) {
            throw Refusal.of(e, form.type(), in);
        }
        if (!form.bound().isInstance(resolved)) {
            throw CreationErrors.resolvedOtherwise(form.type(), resolved, form.bound(), in);
        }
        return resolved;
    }
}
