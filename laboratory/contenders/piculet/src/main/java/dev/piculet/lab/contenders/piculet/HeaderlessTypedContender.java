package dev.piculet.lab.contenders.piculet;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** {@link TypedSerializer} without the four bytes that tell the schema, like most of its rivals. */
public final class HeaderlessTypedContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new TypedBinding(TypedBinding.builder(payload).headerless().build());
    }
}
