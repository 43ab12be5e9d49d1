package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** {@link TypedSerializer} as it is without any option. */
public final class TypedContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new TypedBinding(TypedSerializer.builder(payload.type()).build());
    }
}
