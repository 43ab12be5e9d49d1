package dev.piculet.lab.contenders.fory;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** Apache Fory's Java format with each class's fields described in the bytes, so classes may change: its default. */
public final class CompatibleForyContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return ForyBinding.of(payload, /* compatible= */ true);
    }
}
