package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 on its own. */
public final class Jackson3Contender implements Contender {
    private final JsonMapper mapper = Mappers.with();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new Jackson3Binding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
