package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.module.kotlin.KotlinFeature;
import com.fasterxml.jackson.module.kotlin.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Jackson 2 with its own Kotlin module, whose defaults are kept but for the strict null checks that payloads ask for. */
public final class Jackson2KotlinContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        Module module = new KotlinModule.Builder()
                .configure(KotlinFeature.StrictNullChecks, payload.has(PayloadOption.STRICT_NULL_CHECKS))
                .build();
        return new Jackson2Binding(Mappers.with(module), WorkingType.own(payload));
    }
}
