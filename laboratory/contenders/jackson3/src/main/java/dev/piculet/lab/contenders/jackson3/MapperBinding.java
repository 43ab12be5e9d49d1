package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contenders.jackson.WorkingType;
import tools.jackson.databind.json.JsonMapper;

/** A mapper of JSON, which writes and reads text as well. */
final class MapperBinding extends BytesBinding implements TextBinding<Object> {
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
}
