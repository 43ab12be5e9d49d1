package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.JacksonModule;
import tools.jackson.module.kotlin.KotlinModule;

/**
 * Jackson with its own Kotlin module, whose defaults are kept but for strict null checks: payloads that ask for them are
 * read with them, and others without, as by the other contenders.
 */
public final class KotlinContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        boolean isStrict = payload.has(PayloadOption.STRICT_NULL_CHECKS);
        JacksonModule module =
                StrictNulls.set(new KotlinModule.Builder(), isStrict).build();
        return new MapperBinding(Mappers.with(module), WorkingType.own(payload));
    }
}
