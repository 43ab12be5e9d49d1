package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;

/** Jackson on its own: with nothing but what it needs for dates. */
public final class PlainContender implements Contender {
    private final JsonMapper mapper = Mappers.with();

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new MapperBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
