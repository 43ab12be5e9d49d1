package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** {@link TypedSerializer} with integers of their full width, as the hand-written code has them. */
public final class FixedTypedContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new TypedBinding(
                TypedBinding.builder(payload).integers(IntegerEncoding.FIXED).build());
    }
}
