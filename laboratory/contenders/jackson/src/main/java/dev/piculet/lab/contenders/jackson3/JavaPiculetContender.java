package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.PiculetModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;

/** Jackson with Piculet's module for Java classes. */
public final class JavaPiculetContender implements Contender {
    private final JsonMapper mapper = Mappers.with(new PiculetModule());

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new MapperBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
