package dev.piculet.lab.payload.json;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.text.TextPayloads;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * The payloads of suite {@code json}: documents of services, each a population of records in all forms of {@link TextPayloads}.
 *
 * <p>{@code dto} is a user's profile of 1 kB, {@code events} a list of 100 kB, {@code geo} numbers with decimals, {@code timeline}
 * messages outside ASCII, {@code nested} up to 60 objects in each other, and {@code dto-pretty} the profile with line breaks. Long
 * documents have small populations, which do not fit into the CPU's inner caches either. The first of {@code nested} is short: the
 * gate makes its extremes at every depth.
 */
public final class JsonPayloads {
    public static final String SUITE = "json";

    private static final int LONG = 8;
    private static final int MEDIUM = 16;

    private static final Class<?>[] PROFILE = {
        Profile.class, Profile.Address.class, Profile.Contact.class, Profile.Relation.class
    };

    private static final TextPayloads PAYLOADS = new TextPayloads(SUITE);

    static {
        PAYLOADS.add("dto", Profile::of, PROFILE);
        PAYLOADS.add(
                "timeline",
                MEDIUM,
                Timeline::of,
                Timeline.class,
                Timeline.Status.class,
                Timeline.User.class,
                Timeline.Hashtag.class,
                Timeline.Link.class);
        PAYLOADS.add("events", LONG, EventPage::of, EventPage.class, EventPage.Event.class);
        PAYLOADS.add(
                "geo",
                MEDIUM,
                FeatureCollection::of,
                FeatureCollection.class,
                FeatureCollection.Feature.class,
                FeatureCollection.Geometry.class);
        PAYLOADS.addAfter("nested", Level.sample(), Level::of, Level.class);
        PAYLOADS.addPretty("dto-pretty", Profile::of, PROFILE);
    }

    private JsonPayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        return PAYLOADS.inAllForms();
    }
}
