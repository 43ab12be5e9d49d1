package dev.piculet.lab.payload;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.payload.ab.AbPayloads;
import dev.piculet.lab.payload.access.AccessPayloads;
import dev.piculet.lab.payload.extreme.Extreme;
import dev.piculet.lab.payload.guest.GuestPayloads;
import dev.piculet.lab.payload.java.JavaPayloads;
import dev.piculet.lab.payload.json.JsonPayloads;
import dev.piculet.lab.payload.kotlin.KotlinPayloads;
import dev.piculet.lab.payload.objects.ObjectsPayloads;
import dev.piculet.lab.payload.open.OpenPayloads;
import dev.piculet.lab.payload.required.RequiredPayloads;
import dev.piculet.lab.payload.size.SizedId;
import dev.piculet.lab.payload.wide.WidePayloads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** Every payload by suite and id. Payloads are made when asked for, so a measured JVM makes only its own. */
public final class Payloads {
    private static final Map<String, Supplier<Map<String, LongFunction<Payload>>>> SUITES = new LinkedHashMap<>();

    static {
        SUITES.put(ObjectsPayloads.SUITE, ObjectsPayloads::byId);
        SUITES.put(AbPayloads.SUITE, AbPayloads::byId);
        SUITES.put(RequiredPayloads.SUITE, RequiredPayloads::byId);
        SUITES.put(KotlinPayloads.SUITE, KotlinPayloads::byId);
        SUITES.put(JavaPayloads.SUITE, JavaPayloads::byId);
        SUITES.put(JsonPayloads.SUITE, JsonPayloads::byId);
        SUITES.put(AccessPayloads.SUITE, AccessPayloads::byId);
        SUITES.put(WidePayloads.SUITE, WidePayloads::byId);
        SUITES.put(OpenPayloads.SUITE, OpenPayloads::byId);
    }

    /** A payload that can be made in any size from the least to {@link #MOST_BYTES}. */
    private record Growing(String id, long leastBytes, Maker maker) {
        private interface Maker {
            Payload make(String id, long bytes, long seed);
        }
    }

    private static final Map<String, Growing> GROWING = Map.of(
            ObjectsPayloads.SUITE, new Growing("media", 100, ObjectsPayloads::mediaOfSize),
            KotlinPayloads.SUITE, new Growing("order", 1000, KotlinPayloads::orderOfSize));

    /** Bytes of content in the largest payload: more would not fit beside its copies into the heap of a measured JVM. */
    public static final long MOST_BYTES = 10_000_000;

    private static final String ONE = "-one";
    private static final String STRICT = "-strict";

    private Payloads() {}

    /** Returns the ids of all suites. */
    public static List<String> suites() {
        return List.copyOf(SUITES.keySet());
    }

    /** Returns the ids of a suite's payloads, in the order that a tight budget keeps them. */
    public static List<String> ids(String suite) {
        return List.copyOf(suite(suite).keySet());
    }

    /**
     * True if {@link #create} knows the id; it also knows {@code ID-one}, which has the first value of ID alone, in suite
     * {@code kotlin} {@code ID-strict}, which asks for strict null checks, and {@code ID-10kB} of a payload that {@linkplain
     * #growing grows}.
     */
    public static boolean isKnown(String suite, String id) {
        Map<String, LongFunction<Payload>> payloads = suite(suite);
        return payloads.containsKey(id)
                || payloads.containsKey(populationOf(id))
                || isStrictFormOf(payloads, suite, id)
                || sizeOf(suite, id).isPresent();
    }

    /** Returns the id of a suite's payload that can be made in any size, or nothing if it has none. */
    public static Optional<String> growing(String suite) {
        return Optional.ofNullable(GROWING.get(suite)).map(Growing::id);
    }

    /** Returns the least bytes of content of a suite's payload that grows; 0 if it has none. */
    public static long leastBytes(String suite) {
        return GROWING.containsKey(suite) ? GROWING.get(suite).leastBytes : 0;
    }

    private static Optional<SizedId> sizeOf(String suite, String id) {
        Growing growing = GROWING.get(suite);
        return growing == null
                ? Optional.empty()
                : SizedId.of(id)
                        .filter(sized -> sized.base().equals(growing.id)
                                && sized.bytes() >= growing.leastBytes
                                && sized.bytes() <= MOST_BYTES);
    }

    private static boolean isStrictFormOf(Map<String, ?> payloads, String suite, String id) {
        return suite.equals(KotlinPayloads.SUITE) && payloads.containsKey(withoutStrict(id));
    }

    private static String withoutStrict(String id) {
        return id.endsWith(STRICT) ? id.substring(0, id.length() - STRICT.length()) : id;
    }

    private static String populationOf(String id) {
        return id.endsWith(ONE) ? id.substring(0, id.length() - ONE.length()) : id;
    }

    /**
     * Makes a payload.
     *
     * @param seed decides the values of payloads that are random; the same seed gives equal values
     * @throws IllegalArgumentException if there is no such suite or payload
     */
    public static Payload create(String suite, String id, long seed) {
        Map<String, LongFunction<Payload>> payloads = suite(suite);
        LongFunction<Payload> payload = payloads.get(id);
        if (payload == null && payloads.containsKey(populationOf(id))) {
            return payloads.get(populationOf(id)).apply(seed).ofFirst(id);
        }
        if (payload == null && isStrictFormOf(payloads, suite, id)) {
            return payloads.get(withoutStrict(id)).apply(seed).with(id, PayloadOption.STRICT_NULL_CHECKS);
        }
        Optional<SizedId> sized = sizeOf(suite, id);
        if (payload == null && sized.isPresent()) {
            return GROWING.get(suite).maker.make(id, sized.get().bytes(), seed);
        }
        if (payload == null) {
            throw new IllegalArgumentException("Suite '" + suite + "' has no payload '" + id + "'. It has: "
                    + String.join(", ", ids(suite)) + ".");
        }
        return payload.apply(seed);
    }

    /**
     * Returns what makes a payload's value of an iteration, for write-ups that make one in each timed call.
     *
     * @throws IllegalArgumentException if no write-up does so with that payload
     */
    public static IntFunction<Object> maker(String suite, String id) {
        IntFunction<Object> maker = switch (suite) {
            case ObjectsPayloads.SUITE -> ObjectsPayloads.maker(id);
            case RequiredPayloads.SUITE -> RequiredPayloads.maker(id);
            default -> null;
        };
        if (maker == null) {
            throw new IllegalArgumentException("No write-up makes the value of " + suite + "/" + id + " in each call.");
        }
        return maker;
    }

    /**
     * Returns extreme values of a payload's class, made from its first value, for the gate alone; those of a payload that
     * was grown are made from the one that it grew from.
     *
     * @param seed as in {@link #create}
     * @return none of a stranger's class, whose constructor may refuse them
     */
    public static List<Extreme> extremes(String suite, String id, long seed) {
        return new KnownExtremes(seed).of(suite, id);
    }

    /** Returns the payload whose first value extremes are made of, or nothing for a stranger's class. */
    static Optional<Payload> originOfExtremes(String suite, String id, long seed) {
        if (suite.equals(GuestPayloads.SUITE)) {
            return Optional.empty();
        }
        return Optional.of(create(suite, sizeOf(suite, id).map(SizedId::base).orElse(id), seed));
    }

    private static Map<String, LongFunction<Payload>> suite(String suite) {
        if (suite.equals(GuestPayloads.SUITE)) {
            return GuestPayloads.byId();
        }
        Supplier<Map<String, LongFunction<Payload>>> payloads = SUITES.get(suite);
        if (payloads == null) {
            throw new IllegalArgumentException(
                    "There is no suite '" + suite + "'. There are: " + String.join(", ", SUITES.keySet()) + ".");
        }
        return payloads.get();
    }
}
