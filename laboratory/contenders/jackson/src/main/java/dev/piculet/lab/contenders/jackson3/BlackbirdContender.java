package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.module.blackbird.BlackbirdModule;

/** Jackson with Blackbird, which replaces reflection by lambdas. */
public final class BlackbirdContender implements Contender {
    private final JsonMapper mapper = Mappers.with(new BlackbirdModule());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new MapperBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
