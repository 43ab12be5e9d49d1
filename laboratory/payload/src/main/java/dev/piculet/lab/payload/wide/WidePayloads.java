package dev.piculet.lab.payload.wide;

import dev.piculet.lab.contender.Payload;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/** The payloads of suite {@code wide}, whose ids end with their number of fields. */
public final class WidePayloads {
    public static final String SUITE = "wide";

    private WidePayloads() {}

    /** Returns the payloads by id, in the order in which a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        payloads.put("fields-80", seed -> payload("fields-80", WideValues.fill(new Wide80(), seed)));
        payloads.put("fields-400", seed -> payload("fields-400", WideValues.fill(new Wide400(), seed)));
        payloads.put("fields-800", seed -> payload("fields-800", WideValues.fill(new Wide800(), seed)));
        return payloads;
    }

    private static Payload payload(String id, Object value) {
        return Payload.of(SUITE, id, value.getClass(), value)
                .classes(value.getClass())
                .build();
    }
}
