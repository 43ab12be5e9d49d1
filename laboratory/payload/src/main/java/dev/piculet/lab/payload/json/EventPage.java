package dev.piculet.lab.payload.json;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A page of a log: a long list of small objects, about 100 kB. */
public record EventPage(String source, int page, boolean last, List<Event> events) {
    private static final int LEAST = 420;
    private static final int BOUND = 620;

    private static final String[] TYPES = {"login", "logout", "order.created", "order.paid", "mail.sent"};
    private static final String[] ATTRIBUTES = {"region", "device", "version"};

    /** Something that happened. */
    public record Event(
            long id,
            String type,
            long timestamp,
            String actor,
            String target,
            int severity,
            double duration,
            boolean handled,
            Map<String, String> attributes) {
        static Event of(Variety v) {
            Map<String, String> attributes = new LinkedHashMap<>();
            for (int i = v.between(0, ATTRIBUTES.length + 1); i < ATTRIBUTES.length; i++) {
                attributes.put(ATTRIBUTES[i], v.word(Script.ASCII));
            }
            return new Event(
                    v.id(),
                    v.oneOf(TYPES),
                    v.instant().toEpochMilli(),
                    v.code("user"),
                    v.flag() ? null : v.words(Script.ASCII, 2),
                    v.between(0, 6),
                    v.between(0, 100_000) / 1000.0,
                    v.flag(),
                    attributes);
        }
    }

    static EventPage of(Variety v) {
        List<Event> events = new ArrayList<>();
        for (int left = v.between(LEAST, BOUND); left > 0; left--) {
            events.add(Event.of(v));
        }
        return new EventPage(v.word(Script.ASCII), v.between(1, 100), v.flag(), events);
    }
}
