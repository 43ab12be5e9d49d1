package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.lang.ref.WeakReference;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values whose classes have a loader that goes: no cache keeps a class that a serializer does not need to read it again. */
class GuestClassesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static final String SOURCE = """
            package guest;
            import java.io.*;
            import java.lang.reflect.Proxy;
            import java.util.*;
            import java.util.function.Function;
            public class Maker implements Function<String, Object> {
                public static class Names extends ArrayList<String> {}
                public static class Ages extends TreeMap<String, Integer> {}
                public static class Tags extends HashSet<String> {}
                public record Seat(int row, String letter) {}
                public interface Job extends Serializable { String run(String input); }
                public enum Mood { GLAD { @Override String face() { return ":)"; } }, SAD; String face() { return ":("; } }
                public static final class Day implements Serializable {
                    private final transient int[] parts;
                    private Day(int... parts) { this.parts = parts.clone(); }
                    private Object writeReplace() { return new Written(parts[0], parts[1]); }
                    @Override public boolean equals(Object o) { return o instanceof Day d && Arrays.equals(parts, d.parts); }
                    @Override public int hashCode() { return Arrays.hashCode(parts); }
                }
                private record Written(int month, int day) implements Serializable {
                    private Object readResolve() { return new Day(month, day); }
                }
                public static class Runner extends Thread {}
                @Override public Object apply(String shape) {
                    switch (shape) {
                        case "list": Names names = new Names(); names.add("a"); return names;
                        case "map": Ages ages = new Ages(); ages.put("a", 1); return ages;
                        case "set": Tags tags = new Tags(); tags.add("a"); return tags;
                        case "anonymous list": return new AbstractList<String>() {
                            @Override public String get(int index) { return "a" + index; }
                            @Override public int size() { return 2; }
                        };
                        case "lambda": Job job = text -> text + shape; return job;
                        case "other lambda": return (Function<String, String>) text -> text + shape;
                        case "record": return new Seat(1, "a");
                        case "enum": return Mood.SAD;
                        case "enum with a body": return Mood.GLAD;
                        case "replaced": return new Day(2, 29);
                        case "proxy": return Proxy.newProxyInstance(Maker.class.getClassLoader(),
                                new Class<?>[] {Job.class}, (self, method, args) -> null);
                        case "thread": return new Runner();
                        case "lists": return new Names[] {(Names) apply("list")};
                        case "records": return new Seat[] {(Seat) apply("record")};
                        case "enums": return new Mood[][] {{Mood.GLAD}};
                        case "days": return new Day[] {new Day(1, 1)};
                        case "jobs": return new Job[] {(Job) apply("lambda")};
                        default: throw new IllegalArgumentException(shape);
                    }
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static Path classes;

    @BeforeAll
    static void compile() {
        classes = new CompiledSources(folder).with("guest.Maker", SOURCE).compile();
    }

    /** Those that are written whatever their class is. */
    static List<String> collections() {
        return List.of("list", "map", "set", "anonymous list");
    }

    /** Those whose class has to be allowed. */
    static List<String> others() {
        return List.of(
                "lambda",
                "other lambda",
                "record",
                "enum",
                "enum with a body",
                "replaced",
                "proxy",
                "thread",
                "lists",
                "records",
                "enums",
                "days",
                "jobs");
    }

    static List<String> shapes() {
        List<String> all = new ArrayList<>(collections());
        all.addAll(others());
        return all;
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void aSerializerThatIsGoneKeepsNoClassOfItsValues(String shape) throws Exception {
        assertCollected(List.of(roundTrip(shape, -1), roundTrip(shape, 0)));
    }

    private static WeakReference<?> roundTrip(String shape, int generateAfter) throws Exception {
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            Object value = make(loader, shape);
            TypedSerializer<Object[]> typed = TypedSerializer.builder(Object[].class)
                    .allowPackage("guest")
                    .classLoader(loader)
                    .generateAfter(generateAfter)
                    .build();
            BinarySerializer any = BinarySerializer.builder()
                    .allowPackage("guest")
                    .classLoader(loader)
                    .generateAfter(generateAfter)
                    .build();
            List<String> refused = List.of("other lambda", "proxy", "thread");
            if (refused.contains(shape)) {
                assertThrows(BinaryException.class, () -> typed.serialize(new Object[] {value}));
                assertThrows(BinaryException.class, () -> any.serialize(value));
            } else {
                Object[] read = typed.copy(new Object[] {value, List.of(value)});
                assertNotSame(value, new Object[] {read[0], any.deserialize(any.serialize(value))});
            }
            return new WeakReference<>(loader);
        }
    }

    @ParameterizedTest
    @MethodSource("collections")
    void aSerializerThatStaysKeepsNoCollectionThatItReadsAsOneOfTheJdk(String shape) throws Exception {
        List<WeakReference<?>> loaders = new ArrayList<>();
        List<BinarySerializer> staying = staying();
        for (BinarySerializer any : staying) {
            loaders.add(use(shape, value -> {
                Object read = any.deserialize(any.serialize(value));
                assertEquals(String.valueOf(value), read.toString());
                assertTrue(read.getClass().getName().startsWith("java."));
            }));
        }
        TypedSerializer<Object[]> typed = TypedSerializer.of(Object[].class);
        loaders.add(use(shape, value -> {
            Object[] read = typed.copy(new Object[] {value, List.of(value), Map.of("k", value)});
            assertEquals(String.valueOf(value), read[0].toString());
        }));
        TypedSerializer<Collection<?>[]> declared = TypedSerializer.of(new TypeRef<>() {});
        if (!shape.equals("map")) {
            loaders.add(use(shape, value -> declared.copy(new Collection<?>[] {(Collection<?>) value})));
        }
        assertCollected(loaders);
        assertUsed(staying, typed);
        assertEquals(0, declared.copy(new Collection<?>[0]).length);
    }

    @ParameterizedTest
    @MethodSource("others")
    void aSerializerThatStaysKeepsNoClassThatItRefuses(String shape) throws Exception {
        List<WeakReference<?>> loaders = new ArrayList<>();
        List<BinarySerializer> staying = staying();
        for (BinarySerializer any : staying) {
            loaders.add(useRefused(shape, any::serialize));
            loaders.add(useRefused(shape, value -> any.serialize(List.of(value))));
        }
        TypedSerializer<Object[]> typed =
                TypedSerializer.builder(Object[].class).allowPackage("guest").build();
        loaders.add(useRefused(shape, value -> typed.serialize(new Object[] {value})));
        assertCollected(loaders);
        assertUsed(staying, typed);
    }

    private static WeakReference<?> useRefused(String shape, Consumer<Object> serializer) throws Exception {
        return use(shape, value -> assertThrows(UnsupportedValueException.class, () -> serializer.accept(value)));
    }

    /** They are there until now. */
    private static void assertUsed(List<BinarySerializer> all, TypedSerializer<Object[]> typed) {
        for (BinarySerializer any : all) {
            assertEquals("a", any.deserialize(any.serialize("a")));
        }
        assertEquals(1, typed.copy(new Object[] {1})[0]);
    }

    private static List<BinarySerializer> staying() {
        return List.of(
                BinarySerializer.builder().generateAfter(-1).build(),
                BinarySerializer.builder()
                        .allowPackage("guest")
                        .generateAfter(0)
                        .build());
    }

    /** Gives a value of a new loader to a serializer, and returns that loader. */
    private static WeakReference<?> use(String shape, Consumer<Object> serializer) throws Exception {
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            serializer.accept(make(loader, shape));
            return new WeakReference<>(loader);
        }
    }

    @SuppressWarnings("unchecked") // The source says so.
    private static Object make(ClassLoader loader, String shape) throws ReflectiveOperationException {
        Class<?> maker = loader.loadClass("guest.Maker");
        return ((Function<String, Object>) maker.getConstructor().newInstance()).apply(shape);
    }

    @Test
    void aLambdaOfAClassOfTheSameNameIsRefused() throws Exception {
        try (URLClassLoader own = CompiledSources.loader(classes);
                URLClassLoader other = CompiledSources.loader(classes)) {
            TypedSerializer<Object[]> serializer = TypedSerializer.builder(Object[].class)
                    .allowPackage("guest")
                    .classLoader(own)
                    .build();
            assertEquals(1, serializer.copy(new Object[] {make(own, "lambda")}).length);
            Object[] foreign = {make(other, "lambda")};
            assertEquals(
                    "A lambda of guest.Maker can't be written, for that class, which makes it again, is not allowed at"
                            + " $[0].\n  Name the class with OptionsBuilder.allow, or its package with"
                            + " OptionsBuilder.allowPackage.",
                    assertThrows(UnsupportedValueException.class, () -> serializer.serialize(foreign))
                            .getMessage());
        }
    }

    @Test
    void twoClassesOfOneNameCanNotBothBeAllowed() throws Exception {
        try (URLClassLoader first = CompiledSources.loader(classes);
                URLClassLoader second = CompiledSources.loader(classes)) {
            Class<?> one = first.loadClass("guest.Maker$Seat");
            Class<?> two = second.loadClass("guest.Maker$Seat");
            IllegalArgumentException refused = assertThrows(
                    IllegalArgumentException.class,
                    () -> BinarySerializer.builder().allow(one, one, two));
            assertEquals(
                    "Two classes guest.Maker$Seat are allowed, of the class loaders " + first + " and " + second
                            + ". Bytes tell classes by their names, so each needs a serializer of its own.",
                    refused.getMessage());
            BinarySerializer any = BinarySerializer.builder().allow(one).build();
            assertEquals(
                    "Seat[row=1, letter=a]",
                    any.deserialize(any.serialize(make(first, "record"))).toString());
            Object foreign = make(second, "record");
            assertEquals(
                    "An instance of guest.Maker$Seat can't be read again: its name means a class of another class loader"
                            + " at $.\n  Give OptionsBuilder.classLoader the loader of the class, or write it with a"
                            + " serializer of its own.",
                    assertThrows(UnsupportedValueException.class, () -> any.serialize(foreign))
                            .getMessage());
        }
    }

    private static void assertCollected(List<WeakReference<?>> references) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        List<WeakReference<?>> kept = new ArrayList<>(references);
        do {
            System.gc();
            kept.removeIf(each -> each.get() == null);
        } while (!kept.isEmpty() && System.nanoTime() < end);
        assertEquals(0, kept.size(), "loaders that are still reachable");
    }
}
