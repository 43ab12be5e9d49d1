package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.schema.Definition;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The type arguments of a sealed type reach its subclasses, as far as their declarations say. */
class SealedArgumentsTest {
    record Order(int id, String text) {}

    record Note(String text) {}

    private static final Order ORDER = new Order(7, "seven");

    private static final Note NOTE = new Note("a note");

    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {}

        record Failed<X>(String reason, List<X> partial) implements Result<X> {}

        record Empty() implements Result<String> {}
    }

    private static <T> void assertClosed(TypeRef<T> type, List<? extends T> values) {
        Twins<T> twins = Twins.of(type);
        String schema = twins.interpreted().schema().toString();
        assertFalse(schema.contains(": any "), schema);
        for (T value : values) {
            twins.assertRoundTrip(value);
        }
    }

    private static String schema(TypeRef<?> type) {
        return TypedSerializer.of(type).schema().toString();
    }

    @Test
    void theArgumentOfTheDeclarationIsThatOfTheSubclass() {
        assertClosed(
                new TypeRef<Result<Order>>() {},
                List.of(new Result.Ok<>(ORDER), new Result.Failed<>("late", new ArrayList<>(List.of(ORDER)))));
        assertClosed(new TypeRef<Result<Integer>>() {}, List.of(new Result.Ok<>(70_000)));
        assertClosed(
                new TypeRef<Result<Map<String, List<Order>>>>() {},
                List.of(new Result.Ok<>(new HashMap<>(Map.of("a", new ArrayList<>(List.of(ORDER)))))));
    }

    record Replies(Result<Order> order, List<Result<Note>> notes) {}

    @Test
    void fieldsSayItToo() {
        Replies replies = new Replies(new Result.Ok<>(ORDER), new ArrayList<>(List.of(new Result.Ok<>(NOTE))));
        Twins<Replies> twins = Twins.of(Replies.class);
        twins.assertRoundTrip(replies);
        BinarySerializer any = BinarySerializer.builder().allow(Replies.class).build();
        assertEquals(replies, any.deserialize(any.serialize(replies)));
    }

    @Test
    void anotherClassThanTheArgumentIsRefused() {
        Twins<Result<Order>> twins = Twins.of(new TypeRef<Result<Order>>() {});
        @SuppressWarnings({"unchecked", "rawtypes"}) // What casts can do.
        Result<Order> polluted = new Result.Ok(NOTE);
        for (TypedSerializer<Result<Order>> each : List.of(twins.generated(), twins.interpreted())) {
            String message = assertThrows(UnsupportedValueException.class, () -> each.serialize(polluted))
                    .getMessage();
            assertTrue(message.contains(Order.class.getName()), message);
        }
    }

    sealed interface Both<A, B> {
        record Swapped<X, Y>(X second, Y first) implements Both<Y, X> {}

        record Half<V>(V first, long more) implements Both<V, Note> {}

        record Same<S>(S one) implements Both<S, S> {}
    }

    @Test
    void argumentsMayBeReorderedAndPartlyFixed() {
        assertClosed(
                new TypeRef<Both<Order, Note>>() {},
                List.of(new Both.Swapped<>(NOTE, ORDER), new Both.Half<>(ORDER, 3)));
        assertClosed(new TypeRef<Both<Order, Order>>() {}, List.of(new Both.Same<>(ORDER)));
    }

    sealed interface Page<T> {
        record Listed<E>(List<E> items, E first) implements Page<List<E>> {}

        record Row<E>(E[] items) implements Page<E[]> {}

        record Table<K, V>(K key, Map<K, ArrayList<V>> rows) implements Page<Map<K, ArrayList<V>>> {}
    }

    @Test
    void argumentsInsideOthersAreFound() {
        String listed = schema(new TypeRef<Page<List<Order>>>() {});
        assertTrue(listed.contains("  items: ArrayList of " + Order.class.getName() + "?\n"), listed);
        assertTrue(listed.contains("  first: " + Order.class.getName() + "?\n"), listed);
        Twins<Page<List<Order>>> lists = Twins.of(new TypeRef<Page<List<Order>>>() {});
        lists.assertRoundTrip(new Page.Listed<>(new ArrayList<>(List.of(ORDER)), ORDER));
        Twins<Page<Order[]>> rows = Twins.of(new TypeRef<Page<Order[]>>() {});
        rows.assertRoundTrip(new Page.Row<>(new Order[] {ORDER, null}));
        Twins<Page<Map<Integer, ArrayList<Order>>>> tables = Twins.of(new TypeRef<>() {});
        tables.assertRoundTrip(new Page.Table<>(
                1, new HashMap<>(Map.of(1, new ArrayList<>(List.of(ORDER, new Order(8, null)))))));
    }

    /** A list of any class may stand where a collection is declared, so its elements are those of the collection. */
    @Test
    void theArgumentMayBeASupertypeOfWhatTheSubclassSays() {
        Twins<Page<? extends Iterable<Order>>> twins = Twins.of(new TypeRef<>() {});
        twins.assertRoundTrip(new Page.Listed<>(new ArrayList<>(List.of(ORDER)), ORDER));
    }

    abstract static sealed class Shown<T> {
        T shown;
        List<T> more;

        abstract static sealed class Named<L, T> extends Shown<T> {
            String name;
            L label;
        }

        static final class Widget<A> extends Named<Integer, A> {
            A own;
        }
    }

    @Test
    void classesBetweenAndInheritedFieldsSayItToo() {
        Shown.Widget<Order> widget = new Shown.Widget<>();
        widget.shown = ORDER;
        widget.more = new ArrayList<>(List.of(ORDER));
        widget.name = "name";
        widget.label = 5;
        widget.own = new Order(9, "nine");
        assertClosed(new TypeRef<Shown<Order>>() {}, List.of(widget));
    }

    sealed interface Tree<T> {
        record Leaf<T>(T value) implements Tree<T> {}

        record Branch<T>(Tree<T> left, Tree<T> right) implements Tree<T> {}
    }

    @Test
    void aRecursiveTypeHasOneDefinitionEach() {
        Twins<Tree<Order>> twins = Twins.of(new TypeRef<Tree<Order>>() {});
        twins.assertRoundTrip(
                new Tree.Branch<>(new Tree.Leaf<>(ORDER), new Tree.Branch<>(null, new Tree.Leaf<>(ORDER))));
        assertEquals(4, Schemas.wire(twins.generated()).definitions().size());
        assertEquals(
                1,
                Schemas.wire(twins.generated()).definitions().stream()
                        .filter(Definition.ChoiceDefinition.class::isInstance)
                        .count());
    }

    record Two<A, B>(A first, B second) {}

    sealed interface Perfect<T> {
        record End<T>(T value) implements Perfect<T> {}

        record Deeper<T>(Perfect<Two<T, T>> inside, T one) implements Perfect<T> {}
    }

    @Test
    void aTypeThatGrowsHasAnEnd() {
        Two<Integer, Integer> two = new Two<>(1, 2);
        Perfect<Integer> deep =
                new Perfect.Deeper<>(new Perfect.Deeper<>(new Perfect.End<>(new Two<>(two, two)), new Two<>(3, 4)), 5);
        Twins.of(new TypeRef<Perfect<Integer>>() {}).assertRoundTrip(deep);
    }

    sealed interface Measured<T> {
        record Numeric<N extends Number>(N number) implements Measured<N> {}

        record Sorted<C extends Comparable<C>>(C least) implements Measured<C> {}
    }

    @Test
    void theNarrowerOfBoundAndArgumentCounts() {
        // The argument is narrower.
        Twins<Measured<Integer>> integers = Twins.of(new TypeRef<Measured<Integer>>() {});
        integers.assertRoundTrip(new Measured.Numeric<>(1));
        integers.assertRoundTrip(new Measured.Sorted<>(1));
        // The bound is.
        Twins<Measured<? extends Serializable>> anything = Twins.of(new TypeRef<>() {});
        anything.assertRoundTrip(new Measured.Numeric<>(2.5));
        anything.assertRoundTrip(new Measured.Sorted<>("text"));
    }

    @Test
    void aWildcardSaysItsBound() {
        assertClosed(new TypeRef<Result<? extends Order>>() {}, List.of(new Result.Ok<>(ORDER)));
        // No more than a raw type, and what takes an Order may hold anything.
        String raw = TypedSerializer.of(Result.class).schema().toString();
        assertEquals(raw, schema(new TypeRef<Result<?>>() {}));
        assertEquals(raw, schema(new TypeRef<Result<? super Order>>() {}));
        assertEquals(raw, schema(new TypeRef<Result<Object>>() {}));
    }

    sealed interface Crude<T> {
        sealed class Between<P> implements Crude<P> {}

        /** The variable of the same name is another one. */
        @SuppressWarnings("rawtypes")
        final class Unrelated<P> extends Between {
            P held;
        }
    }

    @Test
    void aRawSuperclassSaysNothing() {
        Crude.Unrelated<String> held = new Crude.Unrelated<>();
        held.held = "no order";
        @SuppressWarnings("unchecked") // A raw type is one of any arguments.
        Crude<Order> crude = (Crude<Order>) (Crude<?>) held;
        Twins.of(new TypeRef<Crude<Order>>() {}).assertRoundTrip(crude);
    }

    interface Reply<T> {}

    static class Found<T> implements Reply<T> {
        T value;
    }

    static class Missing<T> implements Reply<T> {}

    record Former(Found<Order> reply) {}

    record Present(Reply<Order> reply) {}

    @Test
    void namedSubtypesGetThemToo() {
        Found<Order> found = new Found<>();
        found.value = ORDER;
        Twins<Reply<Order>> twins = Twins.of(() -> TypedSerializer.builder(new TypeRef<Reply<Order>>() {})
                .subtypes(Reply.class, Found.class, Missing.class));
        twins.assertRoundTrip(found);
    }

    /** The field's type was a class, and has become an interface of it that is open. */
    @Test
    void theClassThatAnOpenPlaceHadGetsThemToo() {
        TypedSerializer<Former> former = TypedSerializer.of(Former.class);
        Found<Order> found = new Found<>();
        found.value = ORDER;
        TypedSerializer<Present> present = TypedSerializer.builder(Present.class)
                .allow(Found.class)
                .alias(Present.class, Former.class.getName())
                .reads(former.schema())
                .build();
        Present read = present.deserialize(former.serialize(new Former(found)));
        assertEquals(ORDER, ((Found<Order>) read.reply).value);
    }

    /** Data of a build in which the place was open. */
    @Test
    @SuppressWarnings("rawtypes")
    void whatWasOpenIsReadAsTheArgument() {
        TypedSerializer<Result> open =
                TypedSerializer.builder(Result.class).allow(Order.class).build();
        TypedSerializer<Result<Order>> closed = TypedSerializer.builder(new TypeRef<Result<Order>>() {})
                .reads(open.schema())
                .allow(Order.class)
                .build();
        Result<Order> ok = new Result.Ok<>(ORDER);
        assertEquals(ok, closed.deserialize(open.serialize(ok)));
    }
}
