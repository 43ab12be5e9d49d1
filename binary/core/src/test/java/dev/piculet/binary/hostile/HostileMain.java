package dev.piculet.binary.hostile;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Lab;
import dev.piculet.binary.hostile.HostileSubjects.Subject;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Reads mutants in a JVM with a small heap, and prints the results for each subject. */
final class HostileMain {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int ALLOWED = 64 * 1024;
    private static final int ALLOWED_EACH_BYTE = 64;

    /** An unknown schema gets codecs for its types, whatever the values are. */
    private static final int ALLOWED_TO_LEARN = 1024 * 1024;

    private final String name;
    private int allowed = ALLOWED;
    private int values;
    private int errors;
    private int outOfMemory;
    private int foreign;
    private int differences;
    private int tooLarge;
    private long largest;
    private long slowest;
    private String example = "";

    private HostileMain(String name) {
        this.name = name;
    }

    /** @param arguments mutants of each of the lab's objects, and of each other subject */
    public static void main(String[] arguments) throws InterruptedException {
        int ofLab = Integer.parseInt(arguments[0]);
        int ofOthers = Integer.parseInt(arguments[1]);
        Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
        HostileSubjects.lab().forEach(it -> tasks.add(() -> new HostileMain(it.name()).run(it, ofLab)));
        HostileSubjects.more().forEach(it -> tasks.add(() -> new HostileMain(it.name()).run(it, ofOthers)));
        HostileSubjects.more()
                .forEach(it -> tasks.add(() -> new HostileMain(it.name() + "Schema").runSchema(it, ofOthers)));
        tasks.add(() -> new HostileMain("selfDescribing").runSelfDescribing(ofOthers));
        HostileSubjects.more()
                .forEach(it -> tasks.add(() -> new HostileMain(it.name() + "Older").runOlder(it, ofOthers / 200)));
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Thread thread = new Thread(() -> {
                for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                    task.run();
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private <T> void run(Subject<T> subject, int mutants) {
        TypedSerializer<T> generated = subject.twins().generated();
        TypedSerializer<T> interpreted = subject.twins().interpreted();
        byte[] bytes = interpreted.serialize(subject.value());
        Mutation mutation = new Mutation(name.hashCode());
        for (int i = 0; i < mutants; i++) {
            byte[] mutant = mutation.of(bytes, Integer.BYTES);
            Object expected = outcome(mutant, () -> interpreted.deserialize(mutant));
            Object actual = outcome(mutant, () -> generated.deserialize(mutant));
            if (!isSame(generated, expected, actual)) {
                differences++;
                example = describe(expected) + " / " + describe(actual) + " of " + Arrays.toString(mutant);
            }
            if (i % 4 == 0) {
                readNext(subject.twins(), mutant);
            }
        }
        print(mutants);
    }

    /** Reads a mutant that may end before the bytes do. */
    private <T> void readNext(Twins<T> twins, byte[] mutant) {
        BinaryInput first = new BinaryInput(mutant);
        BinaryInput second = new BinaryInput(mutant);
        Object expected = outcome(mutant, () -> twins.interpreted().deserialize(first));
        Object actual = outcome(mutant, () -> twins.generated().deserialize(second));
        if (!isSame(twins.generated(), expected, actual) || first.position() != second.position()) {
            differences++;
            example = describe(expected) + " up to " + first.position() + " / " + describe(actual) + " up to "
                    + second.position() + " of " + Arrays.toString(mutant);
        }
    }

    private void runSchema(Subject<?> subject, int mutants) {
        byte[] bytes = subject.twins().interpreted().schema().toBytes();
        Mutation mutation = new Mutation(name.hashCode());
        for (int i = 0; i < mutants; i++) {
            byte[] mutant = mutation.of(bytes, 1);
            Object outcome = outcome(mutant, () -> Schema.parse(mutant));
            if (outcome instanceof Schema schema
                    && !Schema.parse(schema.toBytes()).equals(schema)) {
                differences++;
                example = Arrays.toString(mutant);
            }
        }
        print(mutants);
    }

    /** Self-describing values, read with and without classes. */
    private void runSelfDescribing(int mutants) {
        allowed = ALLOWED_TO_LEARN;
        BinarySerializer serializer = BinarySerializer.builder()
                .allow(Lab.MediaContent.class, Lab.Complex.class)
                .build();
        byte[] bytes = serializer.serialize(new ArrayList<>(List.of(Lab.MediaContent.sample(), Lab.Complex.of(3))));
        Mutation mutation = new Mutation(name.hashCode());
        for (int i = 0; i < mutants; i++) {
            byte[] mutant = mutation.of(bytes, 1);
            outcome(mutant, () -> serializer.deserialize(mutant));
            outcome(mutant, () -> BinarySerializer.tree(mutant));
        }
        print(mutants);
    }

    /** Serializers for changed schemas: fitting values are read, or refused, as by the interpreter. */
    private <T> void runOlder(Subject<T> subject, int mutants) {
        TypedSerializer<T> own = subject.twins().interpreted();
        byte[] schemaBytes = own.schema().toBytes();
        byte[] bytes = own.serialize(subject.value());
        Mutation mutation = new Mutation(name.hashCode());
        for (int i = 0; i < mutants; i++) {
            byte[] mutant = mutation.of(schemaBytes, 1);
            try {
                Schema schema = Schema.parse(mutant);
                byte[] data = ByteBuffer.allocate(bytes.length)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .put(bytes)
                        .putInt(0, schema.fingerprint())
                        .array();
                Object expected = reading(subject, schema, data, /* generateAfter= */ -1);
                Object actual = reading(subject, schema, data, /* generateAfter= */ 0);
                if (!describe(expected).equals(describe(actual))
                        || !(expected instanceof Throwable) && !isSame(own, expected, actual)) {
                    differences++;
                    example = describe(expected) + " / " + describe(actual) + " of schema " + Arrays.toString(mutant);
                }
            } catch (BinaryException e) {
                errors++;
            }
        }
        print(mutants);
    }

    private <T> Object reading(Subject<T> subject, Schema schema, byte[] data, int generateAfter) {
        try {
            TypedSerializer<T> serializer = subject.builder()
                    .get()
                    .reads(schema)
                    .generateAfter(generateAfter)
                    .build();
            Object value = serializer.deserialize(data);
            values++;
            return value;
        } catch (BinaryException e) {
            errors++;
            return e;
        } catch (RuntimeException | StackOverflowError e) {
            foreign++;
            example = e + " at " + Arrays.asList(e.getStackTrace()).subList(0, Math.min(3, e.getStackTrace().length))
                    + " of schema " + Arrays.toString(schema.toBytes());
            return e;
        }
    }

    private interface Reading {
        Object read();
    }

    /** An excessive reading is repeated: the first time may have linked code. */
    private Object outcome(byte[] mutant, Reading reading) {
        String before = example;
        int count = tooLarge;
        Object outcome = measured(mutant, reading);
        if (tooLarge > count) {
            tooLarge = count;
            example = before;
            outcome = measured(mutant, reading);
        }
        return outcome;
    }

    private Object measured(byte[] mutant, Reading reading) {
        long time = System.nanoTime();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Object outcome;
        try {
            outcome = reading.read();
            values++;
        } catch (BinaryException e) {
            outcome = e;
            errors++;
        } catch (OutOfMemoryError e) {
            outcome = null;
            outOfMemory++;
            example = "OutOfMemoryError of " + Arrays.toString(mutant);
        } catch (Throwable e) {
            outcome = e;
            foreign++;
            example = e + " at " + Arrays.asList(e.getStackTrace()).subList(0, Math.min(3, e.getStackTrace().length))
                    + " of " + Arrays.toString(mutant);
        }
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        slowest = Math.max(slowest, System.nanoTime() - time);
        largest = Math.max(largest, allocated);
        if (allocated > allowed + (long) ALLOWED_EACH_BYTE * mutant.length) {
            tooLarge++;
            example = allocated + " bytes for " + Arrays.toString(mutant);
        }
        return outcome;
    }

    /** Writes values again to compare them, which is faster than to walk through them, and nearly always enough. */
    @SuppressWarnings("unchecked") // The value read has the serializer's type.
    private static <T> boolean isSame(TypedSerializer<T> serializer, Object expected, Object actual) {
        if (expected instanceof BinaryException || actual instanceof BinaryException) {
            return describe(expected).equals(describe(actual));
        }
        try {
            byte[] a = serializer.serialize((T) expected);
            byte[] b = serializer.serialize((T) actual);
            return Arrays.equals(a, b) || Structure.of(expected).equals(Structure.of(actual));
        } catch (BinaryException e) {
            return Structure.of(expected).equals(Structure.of(actual));
        }
    }

    private static String describe(Object outcome) {
        return outcome instanceof Throwable e ? e.toString() : "a value";
    }

    private synchronized void print(int mutants) {
        String counts = name + " mutants=" + mutants + " values=" + values + " errors=" + errors + " outOfMemory="
                + outOfMemory + " foreign=" + foreign + " differences=" + differences + " tooLarge=" + tooLarge
                + " largest=" + largest + " slowestMillis=" + slowest / 1_000_000 + " example=";
        System.out.println(counts + example.replace('\n', ' '));
    }
}
