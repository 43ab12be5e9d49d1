package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.StreamBinding;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.Payloads;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Measures the first use of one contender in this JVM, which does nothing else, and prints one line of JSON.
 *
 * <p>Arguments: the contender's class, the suite, the payload, the seed, the number of calls, {@link #TIMED} or {@link
 * #LOGGED}, and the operations. The lab's own classes and the payload are loaded before the clock starts, as an application
 * would be.
 */
public final class ColdMain {
    /** The beginning of the line of JSON; a library may print lines, too. */
    public static final String ANSWER = "{\"phases\":";

    /** An argument: the time counts, and the JVM ends after the last call. */
    public static final String TIMED = "timed";

    /** An argument: a log tells the loaded classes, those that a library makes after the last call as well. */
    public static final String LOGGED = "logged";

    /** The same whatever is measured. */
    private static final int IDLE_CALLS = 1000;

    private ColdMain() {}

    public static void main(String[] args) throws Exception {
        Payload payload = payload(args[1], args[2], args[3]);
        Set<Operation> operations = operations(List.of(args).subList(6, args.length));
        warmUp(payload, operations);
        int calls = Integer.parseInt(args[4]);
        FirstUse firstUse = new FirstUse(payload, operations, payload.form(), calls, args[5].equals(LOGGED));
        System.out.println(json(firstUse.measure(args[0])));
        System.exit(0); // A library may have left threads running.
    }

    /** Returns the first value of a payload, or all that a call handles together. */
    static Payload payload(String suite, String id, String seed) {
        Payload population = Payloads.create(suite, id, Long.parseLong(seed));
        return population.isInTurn() ? population.ofFirst(population.id()) : population;
    }

    static Set<Operation> operations(List<String> ids) {
        Set<Operation> operations = EnumSet.noneOf(Operation.class);
        for (String operation : ids) {
            operations.add(Operation.ofId(operation));
        }
        return operations;
    }

    /** Lets the lab's own code run once. */
    static void warmUp(Payload payload, Set<Operation> operations) throws Exception {
        for (Form form : List.of(Form.BYTES, payload.form())) {
            new FirstUse(payload, operations, form, IDLE_CALLS, /* isMarked= */ false).measure(Idle.class.getName());
        }
    }

    static String json(List<ColdMeter.Phase> phases) {
        StringBuilder json = new StringBuilder(ANSWER);
        char separator = '[';
        for (ColdMeter.Phase phase : phases) {
            json.append(separator).append("{\"name\":\"").append(phase.name());
            json.append("\",\"calls\":").append(phase.calls());
            json.append(",\"cpu_ns\":").append(phase.cpuNanos());
            json.append(",\"process_cpu_ns\":").append(phase.processNanos());
            json.append(",\"wall_ns\":").append(phase.wallNanos());
            json.append(",\"classes\":").append(phase.classes());
            json.append(",\"allocated_bytes\":").append(phase.allocated()).append('}');
            separator = ',';
        }
        return json.append("]}").toString();
    }

    /** Does nothing, in order that all of the lab's own code has run once when a contender is measured. */
    static final class Idle implements Contender, TextBinding<Object>, StreamBinding<Object> {
        private Object last;
        private String name;

        @Override
        public Binding<?> bind(Payload payload) {
            name = payload.toString(); // Concatenates strings, and so do contenders that ask which payload it is.
            return this;
        }

        @Override
        public String serializeText(Object value) {
            last = value;
            return name;
        }

        @Override
        public Object deserializeText(String text) {
            return last;
        }

        @Override
        public Object deserialize(InputStream stream) {
            return last;
        }
    }
}
