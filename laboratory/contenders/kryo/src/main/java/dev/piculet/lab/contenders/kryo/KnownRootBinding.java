package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** Both sides know the root's class, so it is not written. */
final class KnownRootBinding extends KryoBinding {
    private final Kryo kryo;
    private final Class<?> root;

    KnownRootBinding(Kryo kryo, Class<?> root) {
        this.kryo = kryo;
        this.root = root;
    }

    @Override
    void write(Output output, Object value) {
        kryo.writeObject(output, value);
    }

    @Override
    Object read(Input input) {
        return kryo.readObject(input, root);
    }
}
