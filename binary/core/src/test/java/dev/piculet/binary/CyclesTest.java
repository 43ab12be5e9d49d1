package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.UnsupportedValueException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Both implementations refuse objects that contain themselves, at the place of the repetition, unless references are
 * kept.
 */
class CyclesTest {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final String REFERENCES = "\n  Keep cycles with OptionsBuilder.references(), or break this one.";

    /** Refers to the next by its last field: written in a loop, at an exact size. */
    static final class Employee {
        String name = "n";
        Employee boss;
    }

    /** The same, with a size that is not known in advance. */
    static final class Step {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2));
        Step then;
    }

    /** A chain of more fields than one control word has bits for. */
    static final class Long17 {
        String f00, f01, f02, f03, f04, f05, f06, f07, f08, f09, f10, f11, f12, f13, f14, f15;
        Long17 next;
    }

    /** Refers to others from every kind of place that holds objects. */
    static final class Hub {
        Hub a;
        Hub[] array;
        Map<Hub, Integer> keys;
        List<Hub> list;
        Map<String, List<Hub>> map;
        Optional<Hub> optional = Optional.empty();
        AtomicReference<Hub> reference;
        Spoke spoke;
        Object any;
        Hub z;
    }

    sealed interface Spoke permits Rim, Tyre {}

    record Rim(Hub[] hub) implements Spoke {}

    static final class Tyre implements Spoke {
        Spoke inner;
    }

    private static <T> Supplier<TypedSerializerBuilder<T>> plain(Class<T> type) {
        return () ->
                TypedSerializer.builder(type).allow(Hub.class).allow(List.class).allow(Map.class);
    }

    /** Both implementations end with the same error. Generated code alone ends too. */
    private static <T> void assertRefused(String message, Supplier<TypedSerializerBuilder<T>> builder, T value) {
        Twins<T> twins = Twins.of(builder);
        assertTrue(twins.isGenerated());
        assertTimeoutPreemptively(SOON, () -> {
            for (TypedSerializer<T> each : List.of(twins.interpreted(), twins.generated())) {
                BinaryOutput out = new BinaryOutput();
                out.writeByte(7);
                String actual = assertThrows(UnsupportedValueException.class, () -> each.serialize(value, out))
                        .getMessage();
                assertEquals(message, actual);
                assertEquals(1, out.position());
                assertEquals(
                        message,
                        assertThrows(UnsupportedValueException.class, () -> each.serialize(value))
                                .getMessage());
            }
            // A depth that fits a larger stack may be too much for this one.
            assertThrows(Throwable.class, () -> twins.writeGenerated(value));
        });
    }

    private static String inside(Class<?> type, String path) {
        return "An instance of " + type.getTypeName() + " is inside itself at $" + path + "." + REFERENCES;
    }

    private static Employee[] chain(int count) {
        Employee[] chain = new Employee[count];
        for (int i = count - 1; i >= 0; i--) {
            chain[i] = new Employee();
            chain[i].boss = i + 1 < count ? chain[i + 1] : null;
        }
        return chain;
    }

    @ParameterizedTest
    @CsvSource({"0,1", "0,2", "0,3", "0,7", "1,1", "2,5", "5,2", "1000,1", "64,64", "63,65", "3,100000", "100000,3"})
    void chainsThatComeBack(int tail, int loop) {
        Employee[] chain = chain(tail + loop);
        chain[tail + loop - 1].boss = chain[tail];
        int links = tail + loop;
        String path = links <= 3 ? ".boss".repeat(links) : ".boss{" + links + "}";
        assertRefused(inside(Employee.class, path), plain(Employee.class), chain[0]);
    }

    @Test
    void longChainsThatEndAreWritten() {
        Twins<Employee> twins = Twins.of(Employee.class);
        Employee[] chain = chain(300_000);
        byte[] bytes = twins.writeInterpreted(chain[0]);
        assertArrayEquals(bytes, twins.writeGenerated(chain[0]));
        assertEquals(4 + 3 * chain.length, bytes.length);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 50})
    void chainsOfUnknownSizeThatComeBack(int loop) {
        Step first = new Step();
        Step last = first;
        for (int i = 1; i < loop; i++) {
            last.then = new Step();
            last = last.then;
        }
        last.then = first;
        String path = loop <= 3 ? ".then".repeat(loop) : ".then{" + loop + "}";
        assertRefused(inside(Step.class, path), plain(Step.class), first);
    }

    @Test
    void chainsOfManyFieldsThatComeBack() {
        Long17 object = new Long17();
        object.next = new Long17();
        object.next.next = object;
        assertRefused(inside(Long17.class, ".next.next"), plain(Long17.class), object);
    }

    @Test
    void chainsInsideOfOtherThingsThatComeBack() {
        record Team(String name, List<Employee> members) {}
        Employee employee = new Employee();
        employee.boss = employee;
        Team team = new Team("t", new ArrayList<>(List.of(new Employee(), employee)));
        assertRefused(inside(Employee.class, ".members[1].boss"), plain(Team.class), team);
    }

    @Test
    void everyKindOfPlaceThatLeadsBack() {
        Map<String, java.util.function.Consumer<Hub>> places = new HashMap<>();
        places.put(".a", it -> it.a = it);
        places.put(".z", it -> it.z = it);
        places.put(".array[1]", it -> it.array = new Hub[] {null, it});
        places.put(".list[2]", it -> it.list = new ArrayList<>(List.of(new Hub(), new Hub(), it)));
        places.put(".map.values[0][0]", it -> it.map = new HashMap<>(Map.of("k", List.of(it))));
        places.put(".keys.keys[0]", it -> it.keys = new HashMap<>(Map.of(it, 1)));
        places.put(".optional[0]", it -> it.optional = Optional.of(it));
        places.put(".reference[0]", it -> it.reference = new AtomicReference<>(it));
        places.put(".spoke.hub[0]", it -> it.spoke = new Rim(new Hub[] {it}));
        places.put(".any", it -> it.any = it);
        places.put(".any[1]", it -> it.any = new ArrayList<>(List.of(1, it)));
        places.put(".z.a.z.list[0]", it -> {
            it.z = new Hub();
            it.z.a = new Hub();
            it.z.a.z = new Hub();
            it.z.a.z.list = new ArrayList<>(List.of(it));
        });
        places.forEach((path, close) -> {
            Hub hub = new Hub();
            close.accept(hub);
            assertRefused(inside(Hub.class, path), plain(Hub.class), hub);
        });
    }

    @Test
    void alternativesThatContainThemselves() {
        Tyre tyre = new Tyre();
        tyre.inner = tyre;
        assertRefused(inside(Tyre.class, ".inner"), plain(Spoke.class), tyre);
    }

    @Test
    void theLoopNeedNotBeginAtTheRoot() {
        Hub root = new Hub();
        root.a = new Hub();
        root.a.list = new ArrayList<>(List.of(new Hub()));
        root.a.list.get(0).z = root.a;
        assertRefused(inside(Hub.class, ".a.list[0].z"), plain(Hub.class), root);
    }

    @Test
    void loopsAreFoundBelowTheLimitOfDepthOnly() {
        Supplier<TypedSerializerBuilder<Hub>> shallow =
                () -> plain(Hub.class).get().limits(Limits.DEFAULT.withDepth(4));
        Hub root = new Hub();
        root.a = new Hub();
        root.a.a = new Hub();
        root.a.a.a = root;
        assertRefused(inside(Hub.class, ".a.a.a"), shallow, root);
        root.a.a.a = new Hub();
        root.a.a.a.a = new Hub();
        Twins<Hub> twins = Twins.of(shallow);
        assertThrows(LimitExceededException.class, () -> twins.interpreted().serialize(root));
        assertThrows(LimitExceededException.class, () -> twins.generated().serialize(root));
    }

    @Test
    void aStackThatIsTooSmallForTheLimitDoesNotHideTheCycle() throws InterruptedException {
        Hub hub = new Hub();
        hub.list = new ArrayList<>(List.of(hub));
        Throwable[] thrown = new Throwable[1];
        TypedSerializer<Hub> serializer = plain(Hub.class)
                .get()
                .limits(Limits.DEFAULT.withDepth(10_000_000))
                .build();
        Thread thread = new Thread(null, () -> thrown[0] = failure(serializer, hub), "small", 256 * 1024);
        thread.start();
        thread.join();
        assertEquals(inside(Hub.class, ".list[0]"), thrown[0].getMessage());
    }

    private static Throwable failure(TypedSerializer<Hub> serializer, Hub hub) {
        return assertThrows(BinaryException.class, () -> serializer.serialize(hub));
    }

    @Test
    void collectionsThatContainThemselvesAreNotKeptByReferences() {
        Hub hub = new Hub();
        List<Object> list = new ArrayList<>();
        list.add(list);
        hub.any = list;
        String message =
                "An instance of java.util.ArrayList is inside itself at $.any[0].\n  Break the cycle, or let it"
                        + " lead through an object of a class with fields: references() keeps those.";
        assertRefused(message, plain(Hub.class), hub);
        assertRefused(message, () -> plain(Hub.class).get().references(), hub);
    }

    @Test
    void collectionsThatContainThemselvesByAnObjectAreKeptByReferences() {
        Hub hub = new Hub();
        List<Object> list = new ArrayList<>();
        list.add(hub);
        hub.any = list;
        Hub root = new Hub();
        root.any = list;
        assertRefused(
                "An instance of java.util.ArrayList is inside itself at $.any[0].any." + REFERENCES,
                plain(Hub.class),
                root);
        Hub copy = plain(Hub.class).get().references().build().copy(root);
        Hub inner = (Hub) ((List<?>) copy.any).get(0);
        assertSame(inner, ((List<?>) inner.any).get(0));
    }

    @Test
    void anObjectWrittenTwiceIsNoCycle() {
        Hub twice = new Hub();
        Hub root = new Hub();
        root.a = twice;
        root.z = twice;
        root.list = new ArrayList<>(List.of(twice, twice));
        root.any = root.list;
        plainTwins().assertRoundTrip(root);
    }

    @Test
    void anObjectWrittenTwiceIsNoCycleEvenAboveALimit() {
        Hub twice = new Hub();
        Hub root = new Hub();
        root.a = twice;
        root.list = new ArrayList<>(List.of(twice, twice));
        root.any = root.list;
        root.z = new Hub();
        root.z.a = new Hub();
        root.z.a.a = new Hub();
        TypedSerializer<Hub> serializer =
                plain(Hub.class).get().limits(Limits.DEFAULT.withDepth(2)).build();
        String message = assertThrows(LimitExceededException.class, () -> serializer.serialize(root))
                .getMessage();
        assertEquals(
                "More than 2 objects are inside each other at $.any[0].\n  Raise Limits.depth if that is intended.",
                message);
    }

    @Test
    void aCollectionWrittenTwiceIsNoCycleEvenAboveALimit() {
        List<Object> twice = new ArrayList<>(List.of(1));
        Hub root = new Hub();
        root.any = new ArrayList<>(List.of(twice, twice));
        root.z = new Hub();
        root.z.a = new Hub();
        root.z.a.a = new Hub();
        root.z.a.a.a = new Hub();
        root.z.a.a.a.a = new Hub();
        TypedSerializer<Hub> serializer =
                plain(Hub.class).get().limits(Limits.DEFAULT.withDepth(4)).build();
        String message = assertThrows(LimitExceededException.class, () -> serializer.serialize(root))
                .getMessage();
        assertEquals(
                "More than 4 objects are inside each other at $.z.a.a.a.a.\n  Raise Limits.depth if that is intended.",
                message);
    }

    private static Twins<Hub> plainTwins() {
        return Twins.of(plain(Hub.class));
    }

    @Test
    void theSerializerGoesOnAfterACycle() {
        Twins<Hub> twins = plainTwins();
        Hub hub = new Hub();
        byte[] before = twins.write(hub);
        hub.list = new ArrayList<>(List.of(hub));
        assertThrows(UnsupportedValueException.class, () -> twins.interpreted().serialize(hub));
        assertThrows(UnsupportedValueException.class, () -> twins.generated().serialize(hub));
        hub.list = null;
        assertArrayEquals(before, twins.write(hub));
    }

    @Test
    void placesInLongChainsAreCounted() {
        Employee[] chain = chain(5);
        chain[4].name = "too long";
        Supplier<TypedSerializerBuilder<Employee>> builder =
                () -> TypedSerializer.builder(Employee.class).limits(Limits.DEFAULT.withStringLength(7));
        String problem = "String of 8 chars is longer than 7 at $.boss{4}.name";
        Twins<Employee> twins = Twins.of(builder);
        BinaryException e = assertThrows(
                LimitExceededException.class, () -> twins.interpreted().serialize(chain[0]));
        assertTrue(e.getMessage().startsWith(problem + ".\n"), e.getMessage());
        byte[] bytes = TypedSerializer.of(Employee.class).serialize(chain[0]);
        e = assertThrows(LimitExceededException.class, () -> twins.generated().deserialize(bytes));
        assertTrue(e.getMessage().startsWith(problem + ".\n"), e.getMessage());
    }
}
