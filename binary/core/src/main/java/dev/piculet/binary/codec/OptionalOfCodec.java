package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import java.util.Optional;

/** Reads what was written as a nullable value as an {@link Optional}. */
public final class OptionalOfCodec extends ReadingCodec {
    private final Codec codec;
    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(Codec codec) {
        return new OptionalOfCodec(codec);
    }

    private OptionalOfCodec(Codec codec) {
        super(codec.wireType());
        this.codec = codec;
    }

    Codec codec() {
        return codec;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        return Optional.ofNullable(codec.decodeBody(in, control));
    }
}
