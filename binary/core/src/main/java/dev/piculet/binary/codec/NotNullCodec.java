package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** What is written like a nullable value, in a place whose Kotlin type has no null. */
public final class NotNullCodec extends Codec {
    private final Codec codec;
    private final String type;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(Codec codec, String type) {
        return new NotNullCodec(codec, type);
    }

    /** @param type what the place may hold, for messages */
    private NotNullCodec(Codec codec, String type) {
        super(codec.wireType());
        this.codec = codec;
        this.type = type;
    }

    /** The codec of the value. */
    public Codec codec() {
        return codec;
    }

    @Override
    boolean isLevel() {
        return codec.isLevel();
    }

    @Override
    boolean entersItself() {
        return codec.entersItself();
    }

    @Override
    public boolean isResolved() {
        return codec.isResolved();
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            throw ValueErrors.nullNotAllowed(type);
        }
        return codec.control(value);
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        codec.encodeBody(out, value, control);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        Object value = codec.decodeBody(in, control);
        if (value == null) {
            throw ValueErrors.nullRead(type, in);
        }
        return value;
    }
}
