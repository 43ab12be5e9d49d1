package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.Module;
import dev.piculet.jackson2.KotlinFeature;
import dev.piculet.jackson2.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Jackson 2 with Piculet's Kotlin module, set as {@link Jackson2KotlinContender} sets Jackson's own. */
public final class Jackson2PiculetContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        Module module = new KotlinModule.Builder()
                .configure(KotlinFeature.StrictNullChecks, payload.has(PayloadOption.STRICT_NULL_CHECKS))
                .build();
        return new Jackson2Binding(Mappers.with(module), WorkingType.own(payload));
    }
}
