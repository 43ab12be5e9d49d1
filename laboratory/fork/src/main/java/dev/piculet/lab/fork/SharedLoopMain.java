package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.payload.Payloads;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.IntFunction;

/**
 * The protocol of write-up 003, faults included: all serializers and objects in one JVM and in a fixed order, so that each meets what
 * those before it left to the JIT; the object is made in the timed loop; results are neither used nor looked at; the
 * author's own serializers alone are warmed up.
 *
 * <p>Arguments: runs, calls a run, how many of the first contenders are warmed up, the suite, the payloads
 * with commas, and the contenders' classes in their order. Prints one line of JSON for each payload, contender and operation.
 */
public final class SharedLoopMain {
    /** The beginning of a line of JSON; a library may print lines, too. */
    public static final String ANSWER = "{\"payload\":";

    /** The text does not tell how long its warm-up was. */
    private static final int WARM_UP = 10_000;

    /** The iteration whose value is read, and whose size is told: the text's sizes are those of the first. */
    private static final int READ = 0;

    private final String payload;
    private final IntFunction<Object> maker;
    private final int runs;
    private final int calls;

    private SharedLoopMain(String suite, String payload, int runs, int calls) {
        this.payload = payload;
        this.maker = Payloads.maker(suite, payload);
        this.runs = runs;
        this.calls = calls;
    }

    public static void main(String[] args) throws Exception {
        int warm = Integer.parseInt(args[2]);
        String suite = args[3];
        List<String> contenders = List.of(args).subList(5, args.length);
        for (String payload : args[4].split(",")) {
            SharedLoopMain loop =
                    new SharedLoopMain(suite, payload, Integer.parseInt(args[0]), Integer.parseInt(args[1]));
            for (int i = 0; i < contenders.size(); i++) {
                @SuppressWarnings("unchecked")
                Binding<Object> binding =
                        (Binding<Object>) Contenders.create(contenders.get(i)).bind(Payloads.create(suite, payload, 0));
                if (i < warm) {
                    loop.warmUp(binding);
                }
                loop.measure(i, binding);
            }
        }
        System.exit(0); // A library may have left threads running.
    }

    private void warmUp(Binding<Object> binding) throws Exception {
        nanosOfWriting(binding, WARM_UP);
        nanosOfReading(binding, binding.serialize(maker.apply(READ)), WARM_UP);
    }

    private void measure(int contender, Binding<Object> binding) throws Exception {
        double[] writing = new double[runs];
        double[] reading = new double[runs];
        byte[] bytes = binding.serialize(maker.apply(READ));
        for (int run = 0; run < runs; run++) {
            writing[run] = nanosOfWriting(binding, calls);
            reading[run] = nanosOfReading(binding, bytes, calls);
        }
        System.out.println(json(contender, "serialize", writing, bytes.length));
        System.out.println(json(contender, "deserialize", reading, bytes.length));
    }

    private double nanosOfWriting(Binding<Object> binding, int calls) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            binding.serialize(maker.apply(i));
        }
        return (double) (System.nanoTime() - start) / calls;
    }

    private double nanosOfReading(Binding<Object> binding, byte[] bytes, int calls) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            binding.deserialize(bytes);
        }
        return (double) (System.nanoTime() - start) / calls;
    }

    private String json(int contender, String operation, double[] nanos, int bytes) {
        StringJoiner figures = new StringJoiner(",", "[", "]");
        for (double figure : nanos) {
            figures.add(Double.toString(figure));
        }
        return ANSWER + "\"" + payload + "\",\"contender\":" + contender + ",\"operation\":\"" + operation
                + "\",\"nanos\":" + figures + ",\"bytes\":" + bytes + "}";
    }
}
