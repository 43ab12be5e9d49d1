package dev.piculet.lab.contenders.jdk;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.io.Serializable;

/** Java object serialization; payloads with a class that is not {@link Serializable} are refused. */
public final class JdkContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        for (Class<?> type : payload.classes()) {
            if (!Serializable.class.isAssignableFrom(type)) {
                throw new UnsupportedPayloadException(type.getName() + " does not implement java.io.Serializable.");
            }
        }
        return new JdkBinding();
    }
}
