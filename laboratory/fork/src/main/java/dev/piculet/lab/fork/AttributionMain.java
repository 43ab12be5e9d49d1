package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Tells what a first use in this JVM consists of: the JVM's counters are read before a contender is made, and behind its first calls.
 * Prints one line of JSON.
 *
 * <p>Arguments: the path of {@code jcmd}, and those of {@link ColdMain} but for the number of calls and what counts.
 */
public final class AttributionMain {
    /** The beginning of the line of JSON; a library may print lines, too. */
    public static final String ANSWER = "{\"wall_ns\":";

    private AttributionMain() {}

    public static void main(String[] args) throws Exception {
        ClassCounters counters = new ClassCounters(args[0]);
        Payload payload = ColdMain.payload(args[2], args[3], args[4]);
        Set<Operation> operations = ColdMain.operations(List.of(args).subList(5, args.length));
        ColdMain.warmUp(payload, operations);
        counters.read(); // Loads what the next reading needs.
        FirstUse firstUse = new FirstUse(payload, operations, payload.form(), 1, /* isMarked= */ false);
        Map<String, Long> before = counters.read();
        long start = System.nanoTime();
        firstUse.measure(args[1]);
        long wall = System.nanoTime() - start;
        Map<String, Long> after = counters.read();
        System.out.println(ANSWER + wall + ",\"counters\":" + json(before, after) + "}");
        System.exit(0); // A library may have left threads running.
    }

    /** The frequency stays what it is; all others are differences. */
    private static String json(Map<String, Long> before, Map<String, Long> after) {
        StringJoiner json = new StringJoiner(",", "{", "}");
        after.forEach((name, value) -> {
            long since = name.endsWith(".frequency") ? 0 : before.get(name);
            json.add("\"" + name + "\":" + (value - since));
        });
        return json.toString();
    }
}
