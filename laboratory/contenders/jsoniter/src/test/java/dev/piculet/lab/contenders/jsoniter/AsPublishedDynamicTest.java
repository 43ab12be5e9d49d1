package dev.piculet.lab.contenders.jsoniter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.lab.contender.Binding;
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
}
