package dev.piculet.lab.contenders.protostuff;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import io.protostuff.runtime.DefaultIdStrategy;
import io.protostuff.runtime.IdStrategy;
import io.protostuff.runtime.RuntimeSchema;

/** protostuff in its own format, with a runtime schema of the payload's class. */
public final class ProtostuffContender implements Contender {
    /**
     * Otherwise a list is no more than its elements, as in Protocol Buffers, and one without elements is read as null. The
     * option is documented for that.
     */
    private final IdStrategy strategy =
            new DefaultIdStrategy(IdStrategy.DEFAULT_FLAGS | IdStrategy.COLLECTION_SCHEMA_ON_REPEATED_FIELDS, null, 0);

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (!(payload.type() instanceof Class<?> type)) {
            throw new UnsupportedPayloadException(
                    "protostuff has schemas of objects, and this payload's root is a list");
        }
        return new ProtostuffBinding<>(RuntimeSchema.createFrom(type, strategy));
    }
}
