package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

/** The mappers of this family, which differ by their formats and modules alone. */
final class Mappers {
    private Mappers() {}

    /** Makes a mapper of JSON with the given modules. */
    static JsonMapper with(Module... modules) {
        return built(JsonMapper.builder(), modules);
    }

    /** Makes a mapper of any format that skips unknown names, writes dates as ISO 8601 text, and has the given modules. */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M built(B builder, Module... modules) {
        return builder.addModule(new JavaTimeModule())
                .addModules(modules)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build();
    }
}
