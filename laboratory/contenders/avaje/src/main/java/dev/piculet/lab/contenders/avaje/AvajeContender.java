package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import io.avaje.jsonb.Jsonb;

/** avaje-jsonb with the adapters that its annotation processor generated. */
public final class AvajeContender implements Contender {
    private final Jsonb jsonb = Jsonb.builder().build();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (!payload.suite().equals(ObjectsPayloads.SUITE)) {
            throw new UnsupportedPayloadException("needs adapters made at build time, made for suite objects");
        }
        return new AvajeBinding<>(jsonb.type(payload.type()));
    }
}
