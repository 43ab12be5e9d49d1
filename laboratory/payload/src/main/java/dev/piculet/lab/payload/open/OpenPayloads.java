package dev.piculet.lab.payload.open;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.random.Variety;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;

/** The payloads of suite {@code open}: populations whose first value is in ASCII and has one of each kind. */
public final class OpenPayloads {
    public static final String SUITE = "open";

    private OpenPayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        add(payloads, "document", Document.sample(), Document::of, Document.class);
        add(
                payloads,
                "drawing",
                Drawing.sample(),
                Drawing::of,
                Drawing.class,
                Drawing.Circle.class,
                Drawing.Rectangle.class,
                Drawing.Label.class,
                Drawing.Group.class);
        add(
                payloads,
                "session",
                Session.sample(),
                Session::of,
                Session.class,
                Session.Money.class,
                Session.Visits.class);
        return payloads;
    }

    private static <T> void add(
            Map<String, LongFunction<Payload>> payloads,
            String id,
            T first,
            Function<Variety, T> others,
            Class<?>... classes) {
        payloads.put(id, seed -> {
            List<Object> population = new ArrayList<>(List.of(first));
            Variety variety = Variety.of(new Random(seed));
            while (population.size() < Variety.POPULATION) {
                population.add(others.apply(variety));
            }
            return Payload.inTurn(SUITE, id, classes[0], population)
                    .classes(classes)
                    .build();
        });
    }
}
