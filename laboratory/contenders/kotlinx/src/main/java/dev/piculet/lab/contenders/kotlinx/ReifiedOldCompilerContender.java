package dev.piculet.lab.contenders.kotlinx;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.kotlinx.compiled.Reified;

/** kotlinx.serialization as compiled by Kotlin 1.5.0, in the short form, of which each call looks its serializer up. */
public final class ReifiedOldCompilerContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return OldCompilerBinding.of(
                payload,
                new OldCompilerBinding.Calls(Reified::write, Reified::read, Reified::writeList, Reified::readList));
    }
}
