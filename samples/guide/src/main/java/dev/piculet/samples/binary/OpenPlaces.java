package dev.piculet.samples.binary;

import dev.piculet.binary.TypedSerializer;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How do I write a map of anything, and which classes may it hold? */
public final class OpenPlaces {
    private OpenPlaces() {}

    // region event
    record Event(String name, Map<String, Object> details) {}

    record Position(double latitude, double longitude) {}
    // endregion

    public static void main(String[] args) {
        // region write
        TypedSerializer<Event> events = TypedSerializer.builder(Event.class)
                .allowPackage("dev.piculet.samples.binary")
                .build();
        Map<String, Object> details = new TreeMap<>();
        details.put("at", Instant.EPOCH);
        details.put("route", List.of(new Position(48.1, 11.6), new Position(52.5, 13.4)));
        byte[] bytes = events.serialize(new Event("moved", details));
        // endregion
        System.out.println(events.deserialize(bytes));
        System.out.println(bytes.length + " bytes");
    }
}
