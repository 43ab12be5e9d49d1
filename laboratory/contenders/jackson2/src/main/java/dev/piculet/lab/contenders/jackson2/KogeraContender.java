package dev.piculet.lab.contenders.jackson2;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contenders.jackson.WorkingType;

/** Jackson 2 with kogera, an experimental successor of the Kotlin module that does without kotlin-reflect. */
public final class KogeraContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws ReflectiveOperationException {
        boolean strictNullChecks = payload.has(PayloadOption.STRICT_NULL_CHECKS);
        return new MapperBinding(Mappers.with(KogeraModule.create(strictNullChecks)), WorkingType.own(payload));
    }
}
