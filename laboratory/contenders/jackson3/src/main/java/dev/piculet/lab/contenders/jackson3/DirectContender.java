package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.PiculetJsonMapper;
import dev.piculet.jackson3.kotlin.KotlinFeature;
import dev.piculet.jackson3.kotlin.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.JacksonModule;

/** Piculet's own mapper of Jackson 3, with its Kotlin module, set as {@link KotlinContender} sets Jackson's own. */
public final class DirectContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        JacksonModule module = new KotlinModule.Builder()
                .configure(KotlinFeature.StrictNullChecks, payload.has(PayloadOption.STRICT_NULL_CHECKS))
                .build();
        return new DirectBinding(PiculetJsonMapper.of(Mappers.with(module)), WorkingType.own(payload));
    }
}
