package dev.piculet.samples.move;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** The program before: any class, references, objects without constructors. */
final class WithKryo {
    private WithKryo() {}

    // region before
    private static final ThreadLocal<Kryo> KRYO = ThreadLocal.withInitial(() -> {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        kryo.setReferences(true);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
        return kryo;
    });

    static Object copy(Object value) {
        Output out = new Output(64, -1);
        KRYO.get().writeClassAndObject(out, value);
        return KRYO.get().readClassAndObject(new Input(out.toBytes()));
    }
    // endregion
}
