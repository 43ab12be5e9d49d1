package dev.piculet.lab.contenders.jsoniter;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** Case 2 of write-up 004: the library as it is by default, in reflection mode. */
public final class AsPublishedReflective implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        return new AsPublished();
    }
}
