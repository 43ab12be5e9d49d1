package dev.piculet.lab.payload.wide;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.random.Variety;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** The payloads of suite {@code wide}, whose ids end with their number of fields. */
public final class WidePayloads {
    public static final String SUITE = "wide";

    private WidePayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        payloads.put("fields-80", seed -> payload("fields-80", Wide80::new, seed));
        payloads.put("fields-400", seed -> payload("fields-400", Wide400::new, seed));
        payloads.put("fields-800", seed -> payload("fields-800", Wide800::new, seed));
        return payloads;
    }

    /** Returns a population whose first value is ASCII and small, and whose others are as they vary. */
    private static <T> Payload payload(String id, Supplier<T> constructor, long seed) {
        List<T> population = new ArrayList<>(List.of(WideValues.fill(constructor.get(), seed)));
        Variety variety = Variety.of(new Random(seed));
        while (population.size() < Variety.POPULATION) {
            population.add(WideValues.fill(constructor.get(), variety));
        }
        Class<?> type = population.get(0).getClass();
        return Payload.inTurn(SUITE, id, type, population).classes(type).build();
    }
}
