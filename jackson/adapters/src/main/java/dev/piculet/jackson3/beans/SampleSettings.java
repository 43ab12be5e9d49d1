package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.SurrogatePairs;
import dev.piculet.jackson.direct.DirectSettings;
import java.io.OutputStream;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.core.json.WriterBasedJsonGenerator;
import tools.jackson.databind.ObjectMapper;

/** What a mapper's settings say about values, as a generator of its own tells. */
final class SampleSettings {
    private SampleSettings() {}

    /** Returns null if settings ask for something that only Jackson's generator does. */
    static DirectSettings ofBytes(ObjectMapper mapper) {
        if (!OutputSelfTest.passes()) {
            return null;
        }
        try (JsonGenerator out = mapper.createGenerator(OutputStream.nullOutputStream())) {
            return out.getClass() == UTF8JsonGenerator.class ? new OutputSettings().of((UTF8JsonGenerator) out) : null;
        } catch (Exception e) {
            // Jackson has to write, and finds it again.
            return null;
        }
    }

    /** Returns the same for strings, or null likewise. */
    static DirectSettings ofText(ObjectMapper mapper, DirectSettings ofBytes) {
        try (JsonGenerator out = mapper.createGenerator(new StringWriter())) {
            return out.getClass() == WriterBasedJsonGenerator.class
                    ? new DirectSettings(ofBytes.maxDepth(), ofBytes.numbers(), SurrogatePairs.BYTES)
                    : null;
        } catch (Exception e) {
            // Jackson has to write, and finds it again.
            return null;
        }
    }
}
