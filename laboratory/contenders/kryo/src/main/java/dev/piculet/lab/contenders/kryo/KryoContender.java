package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import java.util.ArrayList;
import java.util.HashMap;

/**
 * Kryo with every class registered and the root's class known to both sides, so that no class name is written.
 *
 * <p>A value with a class that the payload does not name fails with Kryo's own message.
 */
public final class KryoContender implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        Kryo kryo = Kryos.create();
        payload.classes().forEach(type -> Kryos.register(kryo, type));
        kryo.register(ArrayList.class);
        kryo.register(HashMap.class);
        for (Class<?> type : payload.libraryClasses()) {
            kryo.register(type);
        }
        Class<?> root = payload.values().isEmpty()
                ? payload.classes().get(0) // It is to read, and has not been told of a value.
                : payload.values().get(0).getClass();
        for (Object value : payload.values()) {
            if (value.getClass() != root) {
                return new NamedRootBinding(kryo); // By the number of its class.
            }
        }
        return new KnownRootBinding(kryo, root);
    }
}
