package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.IOException;
import java.io.InputStream;

/** A mapper of JSON, which writes and reads text as well, and reads streams. */
final class MapperBinding extends BytesBinding implements TextBinding<Object>, StreamBinding<Object> {
    MapperBinding(JsonMapper mapper, WorkingType workingType) {
        super(mapper, workingType);
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
    public Object deserialize(InputStream stream) throws IOException {
        return reader.readValue(stream);
    }
}
