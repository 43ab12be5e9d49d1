package dev.piculet.lab.contenders.jackson3;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON texts into maps, lists and scalars, by a plain mapper. */
final class JsonTree {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private JsonTree() {}

    static Object of(byte[] json) throws JacksonException {
        return MAPPER.readValue(json, Object.class);
    }
}
