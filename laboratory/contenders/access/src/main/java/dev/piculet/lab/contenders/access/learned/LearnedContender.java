package dev.piculet.lab.contenders.access.learned;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.lang.reflect.Field;

/** The serializer but for its way to a field. */
abstract class LearnedContender implements Contender {
    /** @param fields those of one class, which have been made accessible */
    abstract FieldWay wayTo(Field[] fields) throws IllegalAccessException;

    @Override
    public final Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return new LearnedBinding(new Learner(this).codecOf(payload.type()));
    }
}
