package dev.piculet.lab.contenders.hessian;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.ab.AbPayloads;

/** Hessian 2 by reflection on the payload's class, whose name and fields stand once in each document. */
public final class HessianContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (hasDates(payload)) {
            throw new UnsupportedPayloadException("Hessian has no dates of java.time");
        }
        return new HessianBinding();
    }

    private static boolean hasDates(Payload payload) {
        for (Class<?> type : payload.libraryClasses()) {
            if (type.getName().startsWith("java.time.")) {
                return true;
            }
        }
        return payload.suite().equals(AbPayloads.SUITE);
    }
}
