package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** {@link TypedSerializer} with no option but the payload's classes allowed where no type names them. */
public final class TypedContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new TypedBinding(TypedBinding.builder(payload).build());
    }
}
