package dev.piculet.lab.payload.objects;

import dev.piculet.lab.contender.Payload;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/** The payloads of suite {@code objects} (write-up 003, and the media object). Their values do not depend on the seed. */
public final class ObjectsPayloads {
    public static final String SUITE = "objects";

    /** The write-up counts its iterations into the values; a four-digit number gives the sizes of its later ones. */
    private static final int ITERATION = 1000;

    private ObjectsPayloads() {}

    /** Returns the payloads by id, in the order in which a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        add(payloads, "simple", Simple.of(ITERATION), Simple.class);
        add(payloads, "complex", Complex.of(ITERATION), Complex.class, Complex.Nested.class);
        add(
                payloads,
                "media",
                MediaContent.sample(),
                MediaContent.class,
                MediaContent.Media.class,
                MediaContent.Image.class,
                MediaContent.Player.class,
                MediaContent.Size.class);
        add(payloads, "deep", Deep.of(ITERATION), Deep.class);
        add(payloads, "complex-as-documented", ComplexAsDocumented.of(ITERATION), ComplexAsDocumented.class);
        add(payloads, "deep-as-documented", DeepAsDocumented.of(ITERATION), DeepAsDocumented.class);
        return payloads;
    }

    private static void add(Map<String, LongFunction<Payload>> payloads, String id, Object value, Class<?>... classes) {
        payloads.put(
                id,
                seed -> Payload.of(SUITE, id, value.getClass(), value)
                        .classes(classes)
                        .build());
    }
}
