package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.PiculetJsonMapper;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;

/** Piculet's own mapper of Jackson 3, with the module of {@link PiculetContender}. */
public final class DirectContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        JsonMapper mapper = Mappers.with(PiculetContender.module(payload));
        return new DirectBinding(PiculetJsonMapper.of(mapper), WorkingType.own(payload));
    }
}
