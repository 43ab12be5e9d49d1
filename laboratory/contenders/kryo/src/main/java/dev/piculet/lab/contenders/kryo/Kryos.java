package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.serializers.ExternalizableSerializer;
import com.esotericsoftware.kryo.serializers.JavaSerializer;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.io.Externalizable;
import java.io.ObjectOutputStream;
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
        // What its manual gives for classes that write themselves, whose fields alone it would write.
        kryo.addDefaultSerializer(Externalizable.class, ExternalizableSerializer.class);
        return kryo;
    }

    /** Leaves a class with a {@code writeObject} of its own to Java serialization, by Kryo's serializer for that. */
    static void register(Kryo kryo, Class<?> type) {
        try {
            type.getDeclaredMethod("writeObject", ObjectOutputStream.class);
            kryo.register(type, new JavaSerializer());
        } catch (NoSuchMethodException e) {
            kryo.register(type);
        }
    }
}
