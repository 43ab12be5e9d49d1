package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Binding;
import java.io.IOException;

/** Works on objects of the payload's class. */
record ReflectBinding(DocumentWriter<Object> writer, DocumentReader<Object> reader) implements Binding<Object> {
    @Override
    public byte[] serialize(Object value) throws IOException {
        return writer.write(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws IOException {
        return reader.read(bytes);
    }
}
