package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Jackson 2 on its own, with nothing but its module for dates. */
public final class Jackson2Contender implements Contender {
    private final JsonMapper mapper = Mappers.with();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new Jackson2Binding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
