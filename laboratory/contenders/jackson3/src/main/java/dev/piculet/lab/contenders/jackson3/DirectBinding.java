package dev.piculet.lab.contenders.jackson3;

import dev.piculet.jackson3.PiculetJsonMapper;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.InputStream;
import tools.jackson.databind.JavaType;

/** Piculet's mapper bound to one type, called by itself: readers and writers that a mapper makes are Jackson's own, as streams are. */
final class DirectBinding extends BytesBinding implements TextBinding<Object>, StreamBinding<Object> {
    private final PiculetJsonMapper mapper;
    private final JavaType type;

    DirectBinding(PiculetJsonMapper mapper, WorkingType workingType) {
        super(mapper, workingType);
        this.mapper = mapper;
        type = mapper.constructType(workingType.getType());
    }

    @Override
    public byte[] serialize(Object value) {
        return mapper.writeValueAsBytes(value);
    }

    @Override
    public Object deserialize(byte[] bytes) {
        return mapper.readValue(bytes, type);
    }

    @Override
    public String serializeText(Object value) {
        return mapper.writeValueAsString(value);
    }

    @Override
    public Object deserializeText(String text) {
        return mapper.readValue(text, type);
    }

    @Override
    public Object deserialize(InputStream stream) {
        return reader.readValue(stream);
    }
}
