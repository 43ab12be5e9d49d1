package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.IOException;
import java.nio.file.Path;

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
    public final byte[] serialize(Object value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public final Object deserialize(byte[] bytes) throws IOException {
        return reader.readValue(bytes);
    }

    @Override
    public final void write(Object value, Path file) throws IOException {
        writer.writeValue(file.toFile(), value);
    }

    @Override
    public final Object read(Path file) throws IOException {
        return reader.readValue(file.toFile());
    }
}
