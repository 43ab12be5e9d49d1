package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The first use of a contender in its JVM: it is made and bound, then called as often as is asked for. */
public final class FirstUse {
    /** The numbers of the last calls of the later phases, whose names are below them. */
    private static final int[] LAST_CALLS = {10, 100, 1000, 10_000, 100_000};

    private static final String[] LATER_PHASES = {
        "calls-2-10", "calls-11-100", "calls-101-1000", "calls-1001-10000", "calls-10001-100000"
    };

    private static final long QUIET_MILLIS = 200;

    private static final ClassLoadingMXBean CLASSES = ManagementFactory.getClassLoadingMXBean();

    /** Keeps results reachable, so that no call can be optimized away. */
    static volatile Object result;

    private final Payload payload;
    private final Set<Operation> operations;
    private final Form form;
    private final int calls;
    private final boolean isMarked;
    private final ColdMeter meter = new ColdMeter();

    /**
     * @param calls the number of calls of each operation: 1, or the last one of a phase
     * @param isMarked true to load {@link Begins}, {@link Ended} and {@link Warm} for a log of classes, which one first use
     *     of a JVM can do, and to wait for classes that a library makes later
     */
    FirstUse(Payload payload, Set<Operation> operations, Form form, int calls, boolean isMarked) {
        this.payload = payload;
        this.operations = operations;
        this.form = form;
        this.calls = calls;
        this.isMarked = isMarked;
    }

    /** Loaded before the contender is made, so that a log of loaded classes tells where first use begins. */
    public static final class Begins {
        private Begins() {}

        static void mark() {}
    }

    /** Loaded behind the first calls. */
    public static final class Ended {
        private Ended() {}

        static void mark() {}
    }

    /** Loaded after the last call, when the library has generated its classes. */
    public static final class Warm {
        private Warm() {}

        static void mark() {}
    }

    /** Makes the contender and returns the cost of each phase. */
    List<ColdMeter.Phase> measure(String contender) throws Exception {
        Path file = form == Form.FILE ? Files.createTempFile("piculet-lab-", ".payload") : null;
        try {
            if (isMarked) {
                Begins.mark();
            }
            meter.start();
            Binding<?> binding = Contenders.create(contender).bind(payload);
            meter.stop("bind", 1);
            call(binding, file);
            return meter.phases();
        } finally {
            if (file != null) {
                Files.delete(file);
            }
        }
    }

    private <T> void call(Binding<T> binding, Path file) throws Exception {
        Medium<T> medium = Medium.of(form, binding, file);
        List<T> values = new ArrayList<>();
        for (Object value : payload.values()) {
            values.add(binding.adopt(value));
        }
        Object[] documents = new Object[values.size()];
        for (int i = 0; i < payload.inputs().size(); i++) {
            documents[i] = medium.encoded(payload.inputs().get(i).getBytes(StandardCharsets.UTF_8));
        }
        Calls<T> first = new Calls<>(medium, values, documents, payload.isDictated());
        if (operations.contains(Operation.SERIALIZE)) {
            meter.start();
            first.serialize();
            meter.stop("serialize", 1);
        }
        if (operations.contains(Operation.DESERIALIZE)) {
            meter.start();
            first.deserialize();
            meter.stop("deserialize", 1);
        }
        if (isMarked) {
            Ended.mark();
        }
        callOn(first);
        if (isMarked) {
            awaitClasses();
            Warm.mark();
        }
    }

    /** Libraries may generate classes on threads of their own: waits until none came for a while. Nothing is measured here. */
    private static void awaitClasses() throws InterruptedException {
        long before;
        do {
            before = CLASSES.getTotalLoadedClassCount();
            Thread.sleep(QUIET_MILLIS);
        } while (CLASSES.getTotalLoadedClassCount() != before);
    }

    private <T> void callOn(Calls<T> later) throws Exception {
        boolean serializes = operations.contains(Operation.SERIALIZE);
        boolean deserializes = operations.contains(Operation.DESERIALIZE);
        int done = 1;
        for (int phase = 0; phase < LAST_CALLS.length && LAST_CALLS[phase] <= calls; phase++) {
            int before = done;
            meter.start();
            for (; done < LAST_CALLS[phase]; done++) {
                if (serializes) {
                    later.serialize();
                }
                if (deserializes) {
                    later.deserialize();
                }
            }
            meter.stop(LATER_PHASES[phase], done - before);
        }
    }

    /** The calls, each on all values. Reads take the payload's text, or the last output. */
    private record Calls<T>(Medium<T> medium, List<T> values, Object[] documents, boolean isTextDictated) {
        void serialize() throws Exception {
            for (int i = 0; i < documents.length; i++) {
                Object document = medium.encode(values.get(i));
                if (isTextDictated) {
                    result = document;
                } else {
                    documents[i] = document;
                }
            }
        }

        void deserialize() throws Exception {
            for (Object document : documents) {
                result = medium.decode(document);
            }
        }
    }
}
