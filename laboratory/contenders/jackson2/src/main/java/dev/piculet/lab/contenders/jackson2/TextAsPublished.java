package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.ab.AbPayloads;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A mapper as write-ups 000, 001 and 002 call it: by its own functions, so that each call looks up what it needs for the type, and the
 * first one has nothing prepared.
 */
final class TextAsPublished implements TextBinding<Object> {
    private final ObjectMapper mapper = new ObjectMapper();
    private final JavaType type;

    TextAsPublished(Payload payload, Module kotlinModule) {
        mapper.registerModule(kotlinModule).disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        if (payload.suite().equals(AbPayloads.SUITE)) {
            mapper.registerModule(new JavaTimeModule()).disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
        }
        type = mapper.constructType(payload.type());
    }

    static boolean isStrict(Payload payload) {
        return payload.has(PayloadOption.STRICT_NULL_CHECKS);
    }

    @Override
    public String serializeText(Object value) throws IOException {
        return mapper.writeValueAsString(value);
    }

    @Override
    public Object deserializeText(String text) throws IOException {
        return mapper.readValue(text, type);
    }

    @Override
    public void write(Object value, Path file) throws IOException {
        mapper.writeValue(file.toFile(), value);
    }

    @Override
    public Object read(Path file) throws IOException {
        return mapper.readValue(file.toFile(), type);
    }
}
