package dev.piculet.binary.codec;

import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.BinaryOutput;
import java.util.Optional;

/** Reads what was written as a nullable value as an {@link Optional}. */
public final class OptionalOfCodec extends Codec {
    private final Codec codec;

    OptionalOfCodec(Codec codec) {
        super(codec.wireType());
        this.codec = codec;
    }

    @Override
    public int control(Object value) {
        throw new IllegalStateException("An older schema is not written.");
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        throw new IllegalStateException("An older schema is not written.");
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        return Optional.ofNullable(codec.decodeBody(in, control));
    }
}
