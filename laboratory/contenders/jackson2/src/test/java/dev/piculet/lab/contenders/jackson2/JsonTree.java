package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** Reads JSON texts into maps, lists and scalars, by a plain mapper. */
final class JsonTree {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private JsonTree() {}

    static Object of(byte[] json) throws IOException {
        return MAPPER.readValue(json, Object.class);
    }
}
