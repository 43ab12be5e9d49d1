package dev.piculet.lab.contenders.avaje;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contract.JavaJsonContract;
import java.util.Map;
import java.util.Set;

class JavaJsonTest extends JavaJsonContract {
    @Override
    protected Contender contender() {
        return new AvajeContender();
    }

    @Override
    protected Set<Limit> limits() {
        return Set.of(Limit.NON_FINITE, Limit.NEGATIVE_ZERO);
    }

    @Override
    protected Map<String, String> losses() {
        return Map.of("json/geo", "avaje-jsonb has no adapter for double[]");
    }

    /** The fault that {@link AvajeTest} shows. */
    @Override
    protected Map<String, String> extremeLosses() {
        return Map.of(
                "java/bean-15", escapedKey("$.stock", 172),
                "json/dto", escapedKey("$.preferences", 523),
                "json/dto-pretty", escapedKey("$.preferences", 523),
                "json/events", escapedKey("$.events[0].attributes", 198));
    }

    private static String escapedKey(String map, int extremes) {
        return "does not hold a text of control characters at " + map
                + ".key: reads back what it wrote with a difference at " + map + ": expected the key "
                + "\"\\u0000\\u0001\\u0008\\u0009\\u000a\\u000b\\u000c\\u000d\\u001b\\u001f\\u007f\\u0080\\u009f\", "
                + "found it not (nor 1 more of " + extremes + " extremes)";
    }
}
