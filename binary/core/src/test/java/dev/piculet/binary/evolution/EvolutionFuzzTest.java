package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.CompiledSources;
import dev.piculet.binary.Schema;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.evolution.ClassVersion.Make;
import dev.piculet.binary.evolution.ClassVersion.Member;
import dev.piculet.binary.evolution.NamesOracle.Verdict;
import dev.piculet.binary.io.BinaryException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changes random classes at random, and reads their old data. {@code -Dfuzz.cases} sets the number of pairs, {@code
 * -Dfuzz.seed} the seed; {@code -Dfuzz.first} starts with one of them.
 */
@Tag("slow")
class EvolutionFuzzTest {
    private static final int BATCH = 250;
    private static final int VALUES = 3;

    /** Enough pairs to have every kind. */
    private static final int MANY = 1_000;

    @TempDir
    Path folder;

    private final long seed = Long.getLong("fuzz.seed", 1);
    private final long cases = Long.getLong("fuzz.cases", 1_000);
    private final long first = Long.getLong("fuzz.first", 0);
    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> makes = new TreeMap<>();
    private long pairsRead;
    private long pairsRefused;
    private long valuesRead;
    private long valuesRefused;

    /** One pair: the classes before and after, and the state of the random source. */
    private record Pair(long number, Random random, ClassVersion was, ClassVersion is) {
        static Pair of(long seed, long number) {
            Random random = new Random(seed * 1_000_003 + number);
            ClassVersion was = new ClassVersion(random);
            return new Pair(number, random, was, was.evolved());
        }

        String packageName() {
            return "pair" + number;
        }
    }

    @Test
    void oldDataIsReadAsTheGuideSaysOrRefusedByName() throws Exception {
        long start = System.nanoTime();
        for (long from = first; from < first + cases; from += BATCH) {
            batch(from, Math.min(from + BATCH, first + cases));
            long now = System.nanoTime() - start;
            long done = Math.min(from + BATCH - first, cases);
            System.out.printf(
                    "%,d of %,d pairs, about %s left%n",
                    done, cases, Duration.ofSeconds((long) (now / 1e9 * (cases - done) / done)));
        }
        System.out.printf(
                "%,d pairs read, %,d refused; %,d values read, %,d refused; seed %d, %d failed%n",
                pairsRead, pairsRefused, valuesRead, valuesRefused, seed, failures.size());
        assertTrue(
                failures.isEmpty(),
                () -> failures.size() + " failed\n"
                        + String.join("\n", failures.subList(0, Math.min(5, failures.size()))));
        System.out.println("How objects are made, before and after: " + makes);
        assertTrue(cases < MANY || makes.size() == Make.values().length * Make.values().length, makes::toString);
        assertTrue(cases < BATCH || pairsRead > cases / 4 && pairsRefused > cases / 20, "hardly anything is tried");
    }

    private void batch(long from, long to) throws IOException, ReflectiveOperationException {
        CompiledSources former = new CompiledSources(folder.resolve("former" + from));
        CompiledSources present = new CompiledSources(folder.resolve("present" + from));
        List<Pair> pairs = new ArrayList<>();
        for (long number = from; number < to; number++) {
            Pair pair = Pair.of(seed, number);
            pairs.add(pair);
            former.with(pair.packageName() + ".A", pair.was.source(pair.packageName()));
            present.with(pair.packageName() + ".A", pair.is.source(pair.packageName()));
        }
        try (URLClassLoader formerLoader = CompiledSources.loader(former.compile());
                URLClassLoader presentLoader = CompiledSources.loader(present.compile())) {
            for (Pair pair : pairs) {
                String name = pair.packageName() + ".A";
                run(pair, formerLoader.loadClass(name), presentLoader.loadClass(name));
            }
        }
        deleteAll();
    }

    /** Hundreds of thousands of classes need gigabytes. */
    private void deleteAll() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                if (!each.equals(folder)) {
                    Files.delete(each);
                }
            }
        }
    }

    private void run(Pair pair, Class<?> former, Class<?> present) {
        try {
            tryPair(pair, former, present);
        } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            String text = trace.toString();
            System.out.println("failed: -Dfuzz.seed=" + seed + " -Dfuzz.first=" + pair.number + " -Dfuzz.cases=1");
            failures.add("-Dfuzz.seed=" + seed + " -Dfuzz.first=" + pair.number + " -Dfuzz.cases=1\n"
                    + pair.was.source("former") + pair.is.source("present") + aliases(pair.is)
                    + text.substring(0, Math.min(text.length(), 2_500)));
        }
    }

    private static String aliases(ClassVersion version) {
        StringBuilder text = new StringBuilder();
        for (Member each : version.members) {
            text.append(each.former() == null ? "" : each.owner() + "." + each.name() + " was " + each.former() + "\n");
        }
        return text.toString();
    }

    @SuppressWarnings("unchecked") // The class itself made these values.
    private void tryPair(Pair pair, Class<?> former, Class<?> present) throws ReflectiveOperationException {
        TypedSerializer<Object> writer = TypedSerializer.of((Class<Object>) former);
        Schema stored = Schema.parse(writer.schema().toBytes());
        NamesOracle oracle = new NamesOracle(pair.was, pair.is);
        Verdict verdict = oracle.ofClass("A");
        Twins<Object> twins;
        try {
            twins = Twins.of(() -> reader(pair.is, (Class<Object>) present, stored));
        } catch (BinaryException e) {
            if (verdict == Verdict.READ) {
                throw e;
            }
            pairsRefused++;
            return;
        }
        if (verdict == Verdict.REFUSED) {
            throw new AssertionError("taken, though the classes do not fit");
        }
        pairsRead++;
        for (String each : ClassVersion.MAKEABLE) {
            makes.merge(pair.was.make(each) + " to " + pair.is.make(each), 1, Integer::sum);
        }
        ValueOfVersion values = new ValueOfVersion(pair.was, former, pair.random);
        for (int i = 0; i < VALUES; i++) {
            Object value = values.object("A");
            byte[] bytes = writer.serialize(value);
            Verdict expected = oracle.ofObject("A", value);
            tryValue(oracle, expected, value, () -> twins.readInterpreted(bytes));
            tryValue(oracle, expected, value, () -> twins.generated().deserialize(bytes));
        }
    }

    private static TypedSerializerBuilder<Object> reader(ClassVersion is, Class<Object> present, Schema stored) {
        TypedSerializerBuilder<Object> builder =
                TypedSerializer.builder(present).reads(stored);
        for (Member each : is.members) {
            if (each.former() != null) {
                try {
                    String owner = present.getPackageName() + "." + each.owner();
                    builder.alias(present.getClassLoader().loadClass(owner), each.name(), each.former());
                } catch (ClassNotFoundException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return builder;
    }

    private interface Read {
        Object get();
    }

    private void tryValue(NamesOracle oracle, Verdict expected, Object value, Read read)
            throws ReflectiveOperationException {
        Object now;
        try {
            now = read.get();
        } catch (BinaryException e) {
            if (expected == Verdict.READ) {
                throw e;
            }
            valuesRefused++;
            return;
        }
        if (expected == Verdict.REFUSED) {
            throw new AssertionError("a value is read that does not fit");
        }
        oracle.check("A", value, now);
        valuesRead++;
    }
}
