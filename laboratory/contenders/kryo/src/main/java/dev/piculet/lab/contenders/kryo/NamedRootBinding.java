package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;

/** The root's class is written before it. */
final class NamedRootBinding extends KryoBinding {
    private final Kryo kryo;

    NamedRootBinding(Kryo kryo) {
        this.kryo = kryo;
    }

    @Override
    void write(Output output, Object value) {
        kryo.writeClassAndObject(output, value);
    }

    @Override
    Object read(Input input) {
        return kryo.readClassAndObject(input);
    }
}
