package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.IOException;
import java.nio.file.Path;

/** A mapper bound to one type by a reader and a writer, which have looked up what they need for it. */
final class MapperBinding implements TextBinding<Object> {
    private final WorkingType workingType;
    private final ObjectReader reader;
    private final ObjectWriter writer;

    MapperBinding(JsonMapper mapper, WorkingType workingType) {
        this.workingType = workingType;
        JavaType type = mapper.constructType(workingType.getType());
        reader = mapper.readerFor(type);
        writer = mapper.writerFor(type);
    }

    @Override
    public Object adopt(Object payloadValue) {
        return workingType.adopt(payloadValue);
    }

    @Override
    public Object release(Object value) {
        return workingType.release(value);
    }

    @Override
    public String serializeText(Object value) throws IOException {
        return writer.writeValueAsString(value);
    }

    @Override
    public Object deserializeText(String text) throws IOException {
        return reader.readValue(text);
    }

    @Override
    public byte[] serialize(Object value) throws IOException {
        return writer.writeValueAsBytes(value);
    }

    @Override
    public Object deserialize(byte[] bytes) throws IOException {
        return reader.readValue(bytes);
    }

    @Override
    public void write(Object value, Path file) throws IOException {
        writer.writeValue(file.toFile(), value);
    }

    @Override
    public Object read(Path file) throws IOException {
        return reader.readValue(file.toFile());
    }
}
