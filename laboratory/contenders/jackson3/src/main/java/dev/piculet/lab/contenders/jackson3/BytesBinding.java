package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.nio.file.Path;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;

/** A mapper of any format bound to one type by a reader and a writer, which have looked up what they need for it. */
class BytesBinding implements Binding<Object> {
    final ObjectReader reader;
    final ObjectWriter writer;
    private final WorkingType workingType;

    BytesBinding(ObjectMapper mapper, WorkingType workingType) {
        this.workingType = workingType;
        JavaType type = mapper.constructType(workingType.getType());
        reader = mapper.readerFor(type);
        writer = mapper.writerFor(type);
    }

    @Override
    public final Object adopt(Object payloadValue) {
        return workingType.adopt(payloadValue);
    }

    @Override
    public final Object release(Object value) {
        return workingType.release(value);
    }

    @Override
    public byte[] serialize(Object value) {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return reader.readValue(bytes);
    }

    @Override
    public final void write(Object value, Path file) {
        writer.writeValue(file, value);
    }

    @Override
    public final Object read(Path file) {
        return reader.readValue(file);
    }
}
