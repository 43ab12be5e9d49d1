package dev.piculet.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Values of random classes come back equal and with the same identities inside, or are refused; damaged bytes end in a value or an
 * error of ours, in bounded memory. {@code -Dshapes.count=N} for more classes, {@code -Dshapes.seed=N} for others.
 */
@Tag("slow")
class ShapesTest {
    private static final int MUTANTS = 6;
    private static final long ALLOCATED = 8 << 20;
    private static final long ALLOCATED_PER_BYTE = 4 * 1024;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    private final List<String> faults = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void shapesComeBackEqualOrAreRefused() throws Exception {
        int count = Integer.getInteger("shapes.count", 40);
        int seed = Integer.getInteger("shapes.seed", 1);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add("Shape" + seed + "x" + i);
        }
        try (URLClassLoader loader = compiled(names)) {
            for (String name : names) {
                examine(loader.loadClass(ShapeSource.PACKAGE + "." + name), new Random(name.hashCode()));
            }
        }
        System.out.println("shapes: " + count + " classes, values by verdict: " + verdicts);
        assertEquals("", String.join("\n", faults));
        assertTrue(verdicts.getOrDefault(Verdict.RIGHT, 0) > count, () -> "Hardly any value came back: " + verdicts);
    }

    private URLClassLoader compiled(List<String> names) throws Exception {
        Path sources = Files.createDirectories(folder.resolve(ShapeSource.PACKAGE));
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", folder.toString()));
        arguments.add(Files.writeString(sources.resolve("Used.java"), ShapeSource.USED)
                .toString());
        for (String name : names) {
            String source = ShapeSource.of(name, new Random(name.hashCode()));
            arguments.add(
                    Files.writeString(sources.resolve(name + ".java"), source).toString());
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int result = compiler.run(null, null, errors, arguments.toArray(String[]::new));
        assertEquals(0, result, errors::toString);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    private void examine(Class<?> type, Random random) throws ReflectiveOperationException {
        Object value = sample(type);
        Object twin = sample(type);
        for (Trip trip : PiculetTrips.all()) {
            Outcome outcome = Examination.of(trip, value, twin);
            verdicts.merge(outcome.verdict(), 1, Integer::sum);
            if (outcome.verdict().compareTo(Verdict.REFUSED) > 0) {
                faults.add(type.getName() + ", " + trip.name() + ": " + outcome.verdict() + " " + outcome.detail());
            } else if (outcome.verdict() != Verdict.REFUSED) {
                examineBytes(type, value, trip, random);
            }
        }
    }

    private static Object sample(Class<?> type) throws ReflectiveOperationException {
        Method sample = type.getDeclaredMethod("sample");
        sample.setAccessible(true);
        return sample.invoke(null);
    }

    private void examineBytes(Class<?> type, Object value, Trip trip, Random random) {
        byte[] bytes;
        try {
            bytes = trip.write(value);
            String lost = trip.name().equals(PiculetTrips.ALL_OPTIONS) ? lost(type, trip.read(bytes, type)) : null;
            if (lost != null) {
                faults.add(type.getName() + ", " + trip.name() + ": " + lost);
            }
        } catch (Exception e) {
            faults.add(type.getName() + ", " + trip.name() + ", once more: " + e);
            return;
        }
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutant(bytes, random);
            String fault = fault(type, trip, mutant);
            // The first call may have bound classes, and generated code.
            fault = fault == null ? null : fault(type, trip, mutant);
            if (fault != null) {
                faults.add(type.getName() + ", " + trip.name() + ": " + fault + " of "
                        + Base64.getEncoder().encodeToString(mutant));
            }
        }
    }

    private static String lost(Class<?> type, Object copy) throws ReflectiveOperationException {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("lost")) {
                method.setAccessible(true);
                return (String) method.invoke(null, copy);
            }
        }
        throw new NoSuchMethodException(type.getName());
    }

    private static byte[] mutant(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        byte[] mutant = random.nextInt(5) == 0 ? Arrays.copyOf(bytes, at + 1) : bytes.clone();
        switch (random.nextInt(4)) {
            case 0 -> mutant[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> mutant[at] = (byte) random.nextInt();
            case 2 -> Arrays.fill(mutant, at, Math.min(mutant.length, at + 4), (byte) 0xFF);
            default -> mutant[at] = 0;
        }
        return mutant;
    }

    /** Says what is wrong with how damaged bytes are read; null if nothing is. */
    private String fault(Class<?> type, Trip trip, byte[] bytes) {
        long before = threads.getCurrentThreadAllocatedBytes();
        try {
            trip.read(bytes, type);
        } catch (Throwable e) {
            if (!trip.isOwn(e)) {
                StringBuilder trace = new StringBuilder();
                trace.append(e);
                Arrays.stream(e.getStackTrace())
                        .limit(8)
                        .forEach(it -> trace.append("\n    ").append(it));
                return trace.toString();
            }
        }
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        return allocated > ALLOCATED + ALLOCATED_PER_BYTE * bytes.length ? "allocates " + allocated + " bytes" : null;
    }
}
