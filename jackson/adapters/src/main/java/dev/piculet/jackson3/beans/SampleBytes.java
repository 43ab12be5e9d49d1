package dev.piculet.jackson3.beans;

import java.io.ByteArrayOutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** What a serializer writes to a generator that nobody has configured. */
final class SampleBytes {
    private SampleBytes() {}

    /** Returns null if it fails. */
    static byte[] of(ValueSerializer<Object> by, Object value, SerializationContext context) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JacksonCalls.generator(bytes)) {
            by.serialize(value, out, context);
        } catch (Exception e) {
            return null;
        }
        return bytes.toByteArray();
    }
}
