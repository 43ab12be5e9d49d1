package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.module.kotlin.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** jackson-module-kotlin as write-ups 000, 001 and 002 call it. */
public final class KotlinAsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        boolean isStrict = TextAsPublished.isStrict(payload);
        return new TextAsPublished(
                payload, StrictNulls.set(new KotlinModule.Builder(), isStrict).build());
    }
}
