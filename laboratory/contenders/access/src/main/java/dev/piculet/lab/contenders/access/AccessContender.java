package dev.piculet.lab.contenders.access;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.access.Account;

/** A rung of the ladder, which knows one class. */
abstract class AccessContender implements Contender {
    abstract FieldAccess access();

    @Override
    public final Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.type() != Account.class) {
            throw new UnsupportedPayloadException("a way to reach the fields of one class, that of suite access");
        }
        return new AccountCodec(access());
    }
}
