package dev.piculet.lab.contenders.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;

/**
 * Kryo as write-up 003 calls it: a new stream, and a new {@link Output} or {@link Input} on it, in each call; the root's class
 * is registered, and a class inside it is not, so its name is written.
 */
public final class AsPublished implements Contender {
    @Override
    public Binding<?> bind(Payload payload) {
        Kryo kryo = new Kryo();
        kryo.setRegistrationRequired(false);
        Class<?> root = payload.classes().get(0);
        kryo.register(root);
        kryo.register(HashMap.class);
        return new StreamBinding(kryo, root);
    }

    private record StreamBinding(Kryo kryo, Class<?> root) implements Binding<Object> {
        @Override
        public byte[] serialize(Object value) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Output output = new Output(bytes);
            kryo.writeObject(output, value);
            output.close();
            return bytes.toByteArray();
        }

        @Override
        public Object deserialize(byte[] bytes) {
            try (Input input = new Input(new ByteArrayInputStream(bytes))) {
                return kryo.readObject(input, root);
            }
        }
    }
}
