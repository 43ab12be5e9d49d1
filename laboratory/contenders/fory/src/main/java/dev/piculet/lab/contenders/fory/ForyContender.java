package dev.piculet.lab.contenders.fory;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/**
 * Apache Fory's Java format for readers and writers that have the same classes: its fastest mode, and its most compact.
 *
 * <p>Every class is registered. A value with a class that the payload does not name fails with Fory's own
 * message.
 */
public final class ForyContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return ForyBinding.of(payload, /* compatible= */ false);
    }
}
