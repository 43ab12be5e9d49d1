package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.ab.AbPayloads;
import dev.piculet.lab.payload.ab.TestData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * The protocol of write-up 002, faults included: both libraries in one JVM and in a fixed order, one clock around thousands of calls,
 * nothing warmed up, so that the first run measures how classes are loaded. Every run has new random objects. Results are
 * not looked at. Files are there before the JVM's first call of a library.
 *
 * <p>The text does not tell whether a library is made inside of its clock; here it is made before.
 *
 * <p>Arguments: runs, the seed, the suite, the payload, the operation, and the contenders' classes in their order. Prints one
 * line of JSON for each contender.
 */
public final class SeriesMain {
    /** The beginning of a line of JSON; a library may print lines, too. */
    public static final String ANSWER = "{\"contender\":";

    private static final int FIXED = 5;

    private SeriesMain() {}

    public static void main(String[] args) throws Exception {
        int runs = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Operation operation = Operation.ofId(args[4]);
        Payload shape = Payloads.create(args[2], args[3], seed);
        Path file = Files.createTempFile("piculet-lab-", ".payload");
        try {
            List<Series<?>> all = new ArrayList<>();
            for (String contender : List.of(args).subList(FIXED, args.length)) {
                all.add(Series.of(Contenders.create(contender).bind(shape), shape.form(), file));
            }
            for (int run = 0; run < runs; run++) {
                Payload payload = Payloads.create(args[2], args[3], seed + run);
                for (Series<?> series : all) {
                    series.run(payload, operation);
                }
            }
            for (int i = 0; i < all.size(); i++) {
                System.out.println(ANSWER + i + ",\"nanos\":" + all.get(i).nanos + "}");
            }
        } finally {
            Files.delete(file);
        }
        System.exit(0); // A library may have left threads running.
    }

    /** The runs of one contender. */
    private static final class Series<T> {
        /** Keeps the last result reachable, as the printed one of the text was. */
        private static volatile Object result;

        private final Binding<T> binding;
        private final Medium<T> medium;
        private final Path file;
        private final StringJoiner nanos = new StringJoiner(",", "[", "]");

        private Series(Binding<T> binding, Form form, Path file) throws Exception {
            this.binding = binding;
            this.medium = Medium.of(form, binding, file);
            this.file = file;
        }

        static <T> Series<T> of(Binding<T> binding, Form form, Path file) throws Exception {
            return new Series<>(binding, form, file);
        }

        void run(Payload payload, Operation operation) throws Exception {
            long time = operation == Operation.DESERIALIZE ? nanosOfReading(payload) : nanosOfWriting(payload);
            nanos.add(Long.toString(time));
        }

        private long nanosOfWriting(Payload payload) throws Exception {
            List<T> values = new ArrayList<>();
            for (Object value : payload.values()) {
                values.add(binding.adopt(value));
            }
            long start = System.nanoTime();
            for (T value : values) {
                result = medium.encode(value);
            }
            return System.nanoTime() - start;
        }

        private long nanosOfReading(Payload payload) throws Exception {
            @SuppressWarnings("unchecked")
            List<TestData> objects = (List<TestData>) payload.values().get(0);
            Files.writeString(file, AbPayloads.fileOf(objects));
            long start = System.nanoTime();
            result = medium.decode(file);
            return System.nanoTime() - start;
        }
    }
}
