package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;

/** Kryo as it works for a user who registers no class: the root's class and every other one are written by name. */
public final class UnregisteredKryoContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        Kryo kryo = Kryos.create();
        kryo.setRegistrationRequired(false);
        return new NamedRootBinding(kryo);
    }
}
