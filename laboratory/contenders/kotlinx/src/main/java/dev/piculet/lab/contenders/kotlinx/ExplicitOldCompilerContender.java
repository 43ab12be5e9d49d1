package dev.piculet.lab.contenders.kotlinx;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.contenders.kotlinx.compiled.Explicit;

/** kotlinx.serialization as compiled by Kotlin 1.5.0, in the form that is handed a serializer. */
public final class ExplicitOldCompilerContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        return OldCompilerBinding.of(
                payload,
                new OldCompilerBinding.Calls(Explicit::write, Explicit::read, Explicit::writeList, Explicit::readList));
    }
}
