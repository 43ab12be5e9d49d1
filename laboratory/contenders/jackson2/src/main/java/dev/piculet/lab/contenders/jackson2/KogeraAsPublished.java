package dev.piculet.lab.contenders.jackson2;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** kogera as write-ups 000 and 001 call it. */
public final class KogeraAsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws ReflectiveOperationException {
        return new TextAsPublished(payload, KogeraModule.create(TextAsPublished.isStrict(payload)));
    }
}
