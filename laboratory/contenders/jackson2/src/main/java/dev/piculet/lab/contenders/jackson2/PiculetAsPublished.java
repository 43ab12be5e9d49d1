package dev.piculet.lab.contenders.jackson2;

import dev.piculet.jackson2.kotlin.KotlinFeature;
import dev.piculet.jackson2.kotlin.KotlinModule;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** Piculet's Kotlin module, called as write-ups 000 and 001 call the others. */
public final class PiculetAsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        KotlinModule module = new KotlinModule.Builder()
                .configure(KotlinFeature.StrictNullChecks, TextAsPublished.isStrict(payload))
                .build();
        return new TextAsPublished(payload, module);
    }
}
