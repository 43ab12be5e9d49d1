package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.InputStream;
import tools.jackson.databind.json.JsonMapper;

/** A mapper of JSON, which writes and reads text as well, and reads streams. */
final class MapperBinding extends BytesBinding implements TextBinding<Object>, StreamBinding<Object> {
    MapperBinding(JsonMapper mapper, WorkingType workingType) {
        super(mapper, workingType);
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
    public Object deserialize(InputStream stream) {
        return reader.readValue(stream);
    }
}
