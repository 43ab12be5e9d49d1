package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Jackson 2 with Blackbird, which replaces reflection by lambdas. */
public final class Jackson2BlackbirdContender implements Contender {
    private final JsonMapper mapper = Mappers.with(new BlackbirdModule());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new Jackson2Binding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
