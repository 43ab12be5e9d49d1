package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.kotlin.KotlinFeature;
import dev.piculet.jackson3.kotlin.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.JacksonModule;

/** Jackson with Piculet's Kotlin module, set as {@link KotlinContender} sets Jackson's own. */
public final class PiculetContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new MapperBinding(Mappers.with(module(payload)), WorkingType.own(payload));
    }

    static JacksonModule module(Payload payload) {
        return new KotlinModule.Builder()
                .configure(KotlinFeature.StrictNullChecks, payload.has(PayloadOption.STRICT_NULL_CHECKS))
                .build();
    }
}
