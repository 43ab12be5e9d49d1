package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.PiculetJsonMapper;
import dev.piculet.jackson3.PiculetModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Piculet's own mapper of Jackson 3, with its module for Java classes. */
public final class JavaDirectContender implements Contender {
    private final PiculetJsonMapper mapper = PiculetJsonMapper.of(Mappers.with(new PiculetModule()));

    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new DirectBinding(mapper, WorkingType.withoutKotlinModule(payload));
    }
}
