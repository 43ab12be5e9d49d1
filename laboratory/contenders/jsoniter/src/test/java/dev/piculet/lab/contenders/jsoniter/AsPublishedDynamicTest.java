package dev.piculet.lab.contenders.jsoniter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.GeneratedCode;
import dev.piculet.lab.payload.Payloads;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class AsPublishedDynamicTest {
    private final AsPublishedDynamic contender = new AsPublishedDynamic();

    @SuppressWarnings("unchecked")
    private String text(String id) throws Exception {
        Binding<Object> binding = (Binding<Object>) contender.bind(Payloads.create("required", id, 1));
        byte[] bytes = binding.serialize(Payloads.maker("required", id).apply(0));
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void theAnnotatedRequestIsNothingAtAll() throws Exception {
        assertEquals("{}", text("kotlin-annotated"));
        assertEquals(185, text("kotlin-plain").length());
    }

    @SuppressWarnings("unchecked")
    private String source(String id) throws Exception {
        Binding<Object> binding = (Binding<Object>) contender.bind(Payloads.create("required", id, 1));
        binding.serialize(Payloads.maker("required", id).apply(0));
        return ((GeneratedCode) binding).writerSource();
    }

    @Test
    void theGeneratedEncoderOfTheAnnotatedRequestHasNoNameToWrite() throws Exception {
        String annotated = source("kotlin-annotated");
        assertTrue(annotated.contains("stream.write((byte)'{', (byte)'}');"), annotated);
        assertFalse(annotated.contains("writeRaw"), annotated);
        String plain = source("kotlin-plain");
        assertTrue(plain.contains("\\\"sessionId\\\":"), plain);
        assertFalse(plain.contains("romotion"), plain);
    }

    @Test
    void thereIsNoSourceBeforeTheFirstCall() throws Exception {
        Binding<?> binding = contender.bind(Payloads.create("required", "java-get-annotated", 1));
        assertNull(((GeneratedCode) binding).writerSource());
    }
}
