package dev.piculet.lab.contenders.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.SerializerFactory;
import dev.piculet.lab.contender.Binding;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * Keeps one output and one input, which are initialized for each document: each allocates a large buffer. The factory, which
 * knows the classes, is kept as well, as Hessian's documentation asks for.
 */
final class HessianBinding implements Binding<Object> {
    private final Hessian2Output output = new Hessian2Output();
    private final Hessian2Input input = new Hessian2Input();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    HessianBinding() {
        SerializerFactory factory = new SerializerFactory();
        // The classes of some payloads are not Serializable, and nothing of that interface is used here.
        factory.setAllowNonSerializable(true);
        output.setSerializerFactory(factory);
        input.setSerializerFactory(factory);
    }

    @Override
    public byte[] serialize(Object value) throws IOException {
        bytes.reset();
        output.init(bytes);
        output.writeObject(value);
        output.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object deserialize(byte[] document) throws IOException {
        input.init(new ByteArrayInputStream(document));
        return input.readObject();
    }
}
