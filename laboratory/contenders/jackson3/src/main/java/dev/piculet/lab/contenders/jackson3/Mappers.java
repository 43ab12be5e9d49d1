package dev.piculet.lab.contenders.jackson3;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;

/** The mappers of this family, which differ by their formats and modules alone. */
final class Mappers {
    private Mappers() {}

    /** Makes a mapper of JSON with the given modules. */
    static JsonMapper with(JacksonModule... modules) {
        return built(JsonMapper.builder(), modules);
    }

    /** Makes a mapper of any format that skips unknown names, writes dates as ISO 8601 text, and has the given modules. */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> M built(B builder, JacksonModule... modules) {
        return builder.addModules(modules)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build();
    }
}
