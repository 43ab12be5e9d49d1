package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.Foreign.CaseMap;
import dev.piculet.binary.fixture.Foreign.Compact;
import dev.piculet.binary.fixture.Foreign.Labels;
import dev.piculet.binary.fixture.Foreign.Recent;
import dev.piculet.binary.fixture.Foreign.Titled;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Allowed collections of others where one of the JDK is declared, in generated code as in interpreted. */
class OpenedCollectionsTest {
    record Item(String name, int count) {}

    /** Nobody allows it: where it is declared it needs no rule. */
    record Secret(int number) {}

    static class Base {
        int id;
    }

    static final class Derived extends Base {
        String more;
    }

    record Request(
            Map<String, Integer> headers,
            Map<String, List<String>> more,
            List<Map<String, Integer>> all,
            Collection<String> labels,
            List<String> titles) {}

    record Both(Base base, Map<String, Integer> map) {}

    record Mixed(
            Map<String, Integer> own,
            Map<TimeUnit, Integer> enums,
            EnumMap<TimeUnit, Integer> empty,
            TreeMap<String, Secret> sorted,
            Set<Secret> set,
            Map<String, Integer>[] array,
            Optional<Map<String, Integer>> optional,
            Base base,
            List<Secret> secrets) {}

    private static final String PREFIX = "dev.piculet.binary.fixture.Foreign$";

    private static final Class<?>[] ALL = {CaseMap.class, Labels.class, Titled.class, Compact.class};

    private static <T> Twins<T> twins(Class<T> type, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static <T> T kept(Twins<T> twins, T value) {
        byte[] bytes = twins.generated().serialize(value);
        assertArrayEquals(bytes, twins.interpreted().serialize(value));
        assertEquals(bytes.length, twins.generated().size(value));
        String expected = Structure.of(value);
        T copy = twins.generated().deserialize(bytes);
        assertEquals(expected, Structure.of(copy));
        assertEquals(expected, Structure.of(twins.interpreted().deserialize(bytes)));
        return copy;
    }

    private static Request request() {
        CaseMap<Integer> headers = CaseMap.of("Accept", 1);
        CaseMap<List<String>> more = CaseMap.of("Via", new ArrayList<>(List.of("a", "b")));
        return new Request(
                headers, more, new ArrayList<>(Arrays.asList(headers, null, new HashMap<>())), Labels.of("x"), null);
    }

    @Test
    void theyComeBackAsThemselves() {
        Twins<Request> twins = twins(Request.class, it -> it.allow(ALL));
        Request copy = kept(twins, request());
        assertSame(CaseMap.class, copy.headers().getClass());
        assertEquals(1, copy.headers().get("ACCEPT"));
        assertEquals(List.of("a", "b"), copy.more().get("via"));
        kept(twins, new Request(null, new HashMap<>(), List.of(), null, Titled.of("t", "a")));
        kept(twins(Request.class, it -> it.allowPackage("dev.piculet")), request());
        kept(twins(Request.class, it -> it.allow(ALL).requireConstructors()), request());
        kept(twins(Request.class, it -> it.allow(ALL).references()), request());
    }

    @Test
    void theRestOfTheMessageStaysAsItIsDeclared() {
        Map<TimeUnit, Integer> enums = new EnumMap<>(TimeUnit.class);
        Derived derived = new Derived();
        derived.more = "m";
        @SuppressWarnings("unchecked") // Arrays of generic types can't be made otherwise.
        Map<String, Integer>[] array = (Map<String, Integer>[])
                new Map<?, ?>[] {CaseMap.of("a", 1), new LinkedHashMap<>(Map.of("b", 2)), null};
        Mixed mixed = new Mixed(
                CaseMap.of("k", 1),
                enums,
                new EnumMap<>(TimeUnit.class),
                new TreeMap<>(Map.of("s", new Secret(1))),
                new LinkedHashSet<>(List.of(new Secret(2), new Secret(3))),
                array,
                Optional.of(CaseMap.of("o", null)),
                derived,
                Arrays.asList(new Secret(4), null));
        kept(twins(Mixed.class, it -> it.allow(CaseMap.class, Derived.class)), mixed);
    }

    @Test
    void theyStandAlone() {
        Twins<Map<String, Integer>> twins = Twins.of(() ->
                TypedSerializer.builder(new TypeRef<Map<String, Integer>>() {}).allow(CaseMap.class));
        assertSame(CaseMap.class, kept(twins, CaseMap.of("r", 5)).getClass());
        Twins<List<String>> lists = Twins.of(
                () -> TypedSerializer.builder(new TypeRef<List<String>>() {}).allow(Titled.class));
        assertEquals("t", ((Titled) kept(lists, Titled.of("t", "a", null))).title());
    }

    @Test
    void thoseThatStoreTheirElementsAreLookedAt() {
        record Tags(Set<String> tags) {}
        record Units(Set<TimeUnit> units) {}
        kept(twins(Tags.class, it -> it.allow(Compact.class)), new Tags(Compact.of("a", "b")));
        Units units = new Units(Compact.of(TimeUnit.DAYS));
        assertTrue(assertThrows(
                        UnsupportedValueException.class,
                        () -> TypedSerializer.builder(Units.class)
                                .allow(Compact.class)
                                .build()
                                .serialize(units))
                .getMessage()
                .startsWith("An instance of " + PREFIX + "Compact keeps an instance of java.util.concurrent.TimeUnit"));
    }

    @Test
    void valuesWithoutThemHaveTheBytesThatTheyHadBefore() {
        Request plain = new Request(new HashMap<>(Map.of("a", 1)), null, List.of(), Set.of("x"), List.of());
        TypedSerializer<Request> former = TypedSerializer.of(Request.class);
        Twins<Request> twins = twins(Request.class, it -> it.allow(ALL));
        assertEquals(former.schema(), twins.generated().schema());
        twins.generated().serialize(request());
        assertArrayEquals(former.serialize(plain), twins.write(plain));
    }

    @Test
    void bytesDependOnTheValueAloneWhateverIsMetFirst() {
        TypedSerializer<List<Object>> serializer = TypedSerializer.builder(new TypeRef<List<Object>>() {})
                .allow(CaseMap.class, Both.class, Derived.class)
                .build();
        Both own = new Both(new Base(), CaseMap.of("a", 1));
        Both subclass = new Both(new Derived(), new HashMap<>());
        byte[] subclassFirst = serializer.serialize(new ArrayList<>(List.of(subclass, own)));
        byte[] mapFirst = serializer.serialize(new ArrayList<>(List.of(own, subclass)));
        assertArrayEquals(Arrays.copyOf(subclassFirst, 4), Arrays.copyOf(mapFirst, 4));
        assertEquals(subclassFirst.length, mapFirst.length);
        // Subclasses alone need no more than they did before.
        byte[] subclassAlone = serializer.serialize(new ArrayList<>(List.of(subclass, subclass)));
        assertFalse(Arrays.equals(Arrays.copyOf(subclassFirst, 4), Arrays.copyOf(subclassAlone, 4)));
    }

    @ParameterizedTest
    @EnumSource(MessageWay.class)
    void everyWayTakesThemButStreamsOfOneSchema(MessageWay way) {
        TypedSerializer<Request> serializer =
                TypedSerializer.builder(Request.class).allow(ALL).build();
        if (way == MessageWay.STREAM) {
            assertThrows(UnsupportedValueException.class, () -> way.write(serializer, request()));
        } else {
            assertEquals(Structure.of(request()), Structure.of(way.read(serializer, way.write(serializer, request()))));
        }
    }

    @Test
    void othersAreRefusedAsBefore() {
        String unknown = "How an instance of " + PREFIX
                + "CaseMap compares, orders or limits its elements is not known, and would be lost at $.headers.\n"
                + "  Allow its class with OptionsBuilder.allow, where each value has a header and its fields restore it.\n"
                + "  Copy it into a collection of the JDK before it is written,"
                + " or declare its own class and give OptionsBuilder.codec a codec for it.";
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializerBuilder<Request> builder =
                    TypedSerializer.builder(Request.class).generateAfter(generateAfter);
            assertRefused(unknown, builder.build());
            assertRefused(unknown, builder.allow(Labels.class).build());
            assertRefused(unknown, builder.allow(ALL).headerless().build());
        }
    }

    @Test
    void anAllowedClassThatIsNotRestoredIsRefusedAsBefore() {
        record Limited(ConcurrentMap<String, Integer> map) {}
        Limited limited = new Limited(new Recent());
        TypedSerializer<Limited> serializer =
                TypedSerializer.builder(Limited.class).allow(Recent.class).build();
        String message = assertThrows(UnsupportedValueException.class, () -> serializer.serialize(limited))
                .getMessage();
        assertTrue(
                message.startsWith("An instance of " + PREFIX + "Recent would be read back as"
                        + " java.util.concurrent.ConcurrentHashMap, without its field keys, at $.map.\n"),
                message);
        assertEquals(
                message,
                assertThrows(
                                UnsupportedValueException.class,
                                () -> TypedSerializer.of(Limited.class).serialize(limited))
                        .getMessage());
    }

    private static void assertRefused(String message, TypedSerializer<Request> serializer) {
        assertEquals(
                message,
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(request()))
                        .getMessage());
    }

    /** A value beyond a limit is looked through for cycles. */
    @Test
    void beyondALimitTheyAreNotTakenForCycles() {
        Request request = new Request(CaseMap.of("a", 1), null, null, null, List.of("x".repeat(50)));
        for (int generateAfter : new int[] {0, -1}) {
            TypedSerializer<Request> serializer = TypedSerializer.builder(Request.class)
                    .allow(ALL)
                    .generateAfter(generateAfter)
                    .limits(Limits.DEFAULT.withStringLength(20))
                    .build();
            assertTrue(assertThrows(LimitExceededException.class, () -> serializer.serialize(request))
                    .getMessage()
                    .contains("at $.titles[0]"));
        }
    }

    @Test
    void readersNeedARule() {
        byte[] bytes = TypedSerializer.builder(Request.class).allow(ALL).build().serialize(request());
        assertEquals(
                "A collection of others was written where java.util.Map is declared, and this serializer allows none,"
                        + " at $.all[0].\n  Allow its class with OptionsBuilder.allow if its instances are to be created,"
                        + " or read a tree.",
                assertThrows(
                                SchemaMismatchException.class,
                                () -> TypedSerializer.of(Request.class).deserialize(bytes))
                        .getMessage());
        assertEquals(
                "An instance of " + PREFIX + "CaseMap was written, which this serializer does not allow, at $.all[0].\n"
                        + "  Allow the class with OptionsBuilder.allow if its instances are to be created, or read a tree.",
                assertThrows(
                                SchemaMismatchException.class,
                                () -> TypedSerializer.builder(Request.class)
                                        .allow(Item.class)
                                        .build()
                                        .deserialize(bytes))
                        .getMessage());
    }

    @Test
    void valuesThatDescribeThemselvesHoldThem() {
        for (int generateAfter : new int[] {0, -1}) {
            BinarySerializer serializer = BinarySerializer.builder()
                    .allow(Request.class, CaseMap.class, Labels.class)
                    .generateAfter(generateAfter)
                    .build();
            byte[] bytes = serializer.serialize(request());
            assertEquals(Structure.of(request()), Structure.of(serializer.deserialize(bytes)));
            assertTrue(BinarySerializer.tree(bytes).toString().contains("Accept"));
            Object list = new ArrayList<>(List.of(request(), new HashMap<>(Map.of("k", CaseMap.of("a", 1)))));
            assertEquals(Structure.of(list), Structure.of(serializer.deserialize(serializer.serialize(list))));
        }
    }

    @Test
    void theInspectorShowsThem() {
        TypedSerializer<Request> serializer =
                TypedSerializer.builder(Request.class).allow(ALL).build();
        String text = Inspector.inspect(serializer.schema(), serializer.serialize(request()));
        assertTrue(text.contains("Accept"), text);
        assertFalse(text.contains("error"), text);
    }
}
