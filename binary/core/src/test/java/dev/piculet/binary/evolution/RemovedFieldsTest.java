package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Removed fields are skipped with the same checks as present ones are read, by any number of threads. */
class RemovedFieldsTest {
    private static final int THREADS = 8;

    @TempDir
    Path folder;

    private static void assertRefused(String message, Evolution evolution, Object former) {
        byte[] bytes = evolution.write(former);
        Twins<Object> twins = evolution.twins();
        assertEquals(
                message,
                assertThrows(LimitExceededException.class, () -> twins.readInterpreted(bytes))
                        .getMessage());
        assertEquals(
                message,
                assertThrows(
                                LimitExceededException.class,
                                () -> twins.generated().deserialize(bytes))
                        .getMessage());
    }

    @Test
    void elementsOfARemovedFieldAreCounted() throws Exception {
        Evolution evolution = new Evolution(folder, "int id; List<String> gone;", "int id;");
        evolution.withPresent((builder, type) -> builder.limits(Limits.DEFAULT.withElements(10)));
        evolution.assertRead(
                "id=Integer 1", evolution.former("id", 1, "gone", new ArrayList<>(Collections.nCopies(10, "x"))));
        assertRefused(
                "Collection of 11 elements has more than 10 at $.gone."
                        + "\n  Raise Limits.elements if that is intended.",
                evolution,
                evolution.former("id", 1, "gone", new ArrayList<>(Collections.nCopies(11, "x"))));
    }

    @Test
    void stringsOfARemovedFieldAreMeasured() throws Exception {
        Evolution evolution = new Evolution(folder, "int id; Map<String, String> gone;", "int id;");
        evolution.withPresent((builder, type) -> builder.limits(Limits.DEFAULT.withStringLength(20)));
        assertRefused(
                "String of 21 chars is longer than 20 at $.gone.values[0]."
                        + "\n  Raise Limits.stringLength if that is intended.",
                evolution,
                evolution.former("gone", new HashMap<>(Map.of("key", "x".repeat(21)))));
    }

    @Test
    void objectsOfARemovedFieldHaveADepth() throws Exception {
        String former = "int id; Part gone; static class Part { Part[] parts; }";
        Evolution evolution = new Evolution(folder, former, "int id;");
        evolution.withPresent((builder, type) -> builder.limits(Limits.DEFAULT.withDepth(3)));
        Object part = evolution.formerNested("Part");
        for (int i = 0; i < 3; i++) {
            Object[] parts = (Object[]) Array.newInstance(part.getClass(), 1);
            parts[0] = part;
            part = evolution.formerNested("Part", "parts", parts);
        }
        byte[] bytes = evolution.write(evolution.former("gone", part));
        Twins<Object> twins = evolution.twins();
        assertThrows(LimitExceededException.class, () -> twins.readInterpreted(bytes));
        assertThrows(LimitExceededException.class, () -> twins.generated().deserialize(bytes));
    }

    /** Codecs of skipped fields are made at the first read, by any thread. */
    @Test
    void eightThreadsMayReadOverAFieldAtOnce() throws Exception {
        String former = "int id; List<Map<String, Part>> gone; Part[] more; Color color; Object any;"
                + " enum Color { RED } static class Part { int x; Part next; List<Color> colors; }";
        Evolution evolution = new Evolution(folder, former, "int id;");
        evolution.with((builder, type) -> builder.allow(Integer.class));
        Object red = evolution.formerConstant("Color", 0);
        Object inner = evolution.formerNested("Part", "x", 1, "colors", new ArrayList<>(List.of(red, red)));
        Object part = evolution.formerNested("Part", "x", 2, "next", inner);
        byte[] bytes = evolution.write(evolution.former(
                "id", 5, "gone", new ArrayList<>(List.of(new HashMap<>(Map.of("k", part)))), "color", red, "any", 7));
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        for (int i = 0; i < 20; i++) {
            Twins<Object> twins = evolution.twins();
            CyclicBarrier start = new CyclicBarrier(THREADS);
            List<Future<?>> reads = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                boolean generated = thread % 2 == 0;
                reads.add(threads.submit(() -> {
                    start.await();
                    for (int n = 0; n < 50; n++) {
                        Object read = generated ? twins.generated().deserialize(bytes) : twins.readInterpreted(bytes);
                        assertEquals("evolving.Order(id=Integer 5, )", Structure.of(read));
                    }
                    return null;
                }));
            }
            for (Future<?> read : reads) {
                read.get();
            }
        }
        threads.shutdown();
    }

    @Test
    void referencesIntoARemovedFieldAreAnErrorThatSaysSo() throws Exception {
        String part = " public static class Part { int x; }";
        Evolution evolution = new Evolution(folder, "Part a; Part b;" + part, "Part b;" + part);
        evolution.with((builder, type) -> builder.references());
        Object shared = evolution.formerNested("Part", "x", 1);
        byte[] bytes = evolution.write(evolution.former("a", shared, "b", shared));
        Twins<Object> twins = evolution.twins();
        for (var reader : List.of(twins.interpreted(), twins.generated())) {
            assertEquals(
                    "Object of evolving.Order$Part was first written in a field that was removed at $.b."
                            + "\n  Keep that field until such data is written anew.",
                    assertThrows(BinaryException.class, () -> reader.deserialize(bytes))
                            .getMessage());
        }
        evolution.assertRead(
                "b=evolving.Order$Part(x=Integer 1, )",
                evolution.former("a", evolution.formerNested("Part", "x", 2), "b", shared));
    }
}
