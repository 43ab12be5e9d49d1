package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.nio.file.Path;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

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
    public String serializeText(Object value) {
        return writer.writeValueAsString(value);
    }

    @Override
    public Object deserializeText(String text) {
        return reader.readValue(text);
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
    public void write(Object value, Path file) {
        writer.writeValue(file, value);
    }

    @Override
    public Object read(Path file) {
        return reader.readValue(file);
    }
}
