package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Makes instances with the settings that both contenders share. */
final class Kryos {
    private Kryos() {}

    static Kryo create() {
        Kryo kryo = new Kryo();
        // Payloads are trees. Kryo 5 has this as its default; written down because it decides both speed and size.
        kryo.setReferences(false);
        // Kotlin's data classes have no constructor without parameters.
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        return kryo;
    }
}
