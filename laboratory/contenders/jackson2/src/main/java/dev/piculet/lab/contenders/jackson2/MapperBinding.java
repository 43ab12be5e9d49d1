package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import java.io.IOException;

/** A mapper of JSON, which writes and reads text as well. */
final class MapperBinding extends BytesBinding implements TextBinding<Object> {
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
}
