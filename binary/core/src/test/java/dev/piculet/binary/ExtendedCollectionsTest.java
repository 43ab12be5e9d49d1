package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Subclasses of the JDK's collections that add fields keep these and their elements, in generated code as in interpreted. */
@Tag("jdk")
class ExtendedCollectionsTest {
    record Item(String name, int count) {}

    record Cart(Items items, Named<Long> named, Kinds kinds) {}

    /** Its constructor fills it, which must not happen again. */
    static class Items extends ArrayList<Item> {
        private static final long serialVersionUID = 1L;
        private final String owner;
        int revision;

        Items(String owner) {
            this.owner = owner;
            add(new Item("gift", 1));
        }
    }

    static final class Special extends Items {
        private static final long serialVersionUID = 1L;
        boolean urgent;

        Special(String owner) {
            super(owner);
        }
    }

    static final class Named<V> extends LinkedHashMap<String, V> {
        private static final long serialVersionUID = 1L;
        private final String name;

        Named(String name) {
            super(32);
            this.name = name;
        }
    }

    enum Kind {
        A,
        B
    }

    static final class Kinds extends HashSet<Kind> {
        private static final long serialVersionUID = 1L;
        Kind first;
    }

    static final class Ordered extends LinkedHashSet<Item> {
        private static final long serialVersionUID = 1L;
        int limit;
    }

    /** It adds nothing, and has no constructor without parameters. */
    static final class Sized extends HashSet<String> {
        private static final long serialVersionUID = 1L;

        Sized(int size) {
            super(size);
        }
    }

    static final class Linked extends LinkedList<String> {
        private static final long serialVersionUID = 1L;
        String title;
    }

    static final class Table extends HashMap<Integer, List<Item>> {
        private static final long serialVersionUID = 1L;
        double weight;
    }

    /** Its elements hold it. */
    static final class Children extends ArrayList<Node> {
        private static final long serialVersionUID = 1L;
        Node parent;
    }

    static final class Node {
        String name;
        Children siblings;
    }

    /** The order of access, a bound in a field, and one more in a constant. */
    static class Recent extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        private final Integer bound;
        int evicted;

        Recent(int bound) {
            super(16, 0.75f, true);
            this.bound = bound;
        }

        Recent() {
            this(3);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return bound != null && size() > bound;
        }
    }

    static final class Latest extends Recent {
        private static final long serialVersionUID = 1L;

        Latest(int bound) {
            super(bound);
        }
    }

    static final class Window extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        private static final int BOUND = 2;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > BOUND;
        }
    }

    static final class Chosen extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        int size;

        Chosen(boolean access) {
            super(16, 0.75f, access);
        }
    }

    static final class Branching extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        int size;

        Branching(int size) {
            super(16, 0.75f, size > 5 ? false : true);
        }
    }

    static final class Either extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        int size;

        Either() {}

        Either(int size) {
            super(size, 0.75f, true);
        }
    }

    static final class Evicting extends LinkedHashMap<String, Integer> {
        private static final long serialVersionUID = 1L;
        int evicted;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 3 && ++evicted > 0;
        }
    }

    static final class Viewed extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        final List<String> view = Collections.unmodifiableList(this);
    }

    static final class Counting extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        int added;

        @Override
        public boolean addAll(Collection<? extends String> c) {
            added += c.size();
            return super.addAll(c);
        }
    }

    static final class Cached extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        transient String text = "";
    }

    static final class Checked extends ArrayList<String> {
        private static final long serialVersionUID = 1L;
        int limit;

        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
            in.defaultReadObject();
        }
    }

    private static <T> T copied(Class<T> type, T value, UnaryOperator<TypedSerializerBuilder<T>> options) {
        Twins<T> twins = Twins.of(() -> options.apply(TypedSerializer.builder(type)));
        byte[] bytes = twins.interpreted().serialize(value);
        assertArrayEquals(bytes, twins.generated().serialize(value));
        T interpreted = twins.interpreted().deserialize(bytes);
        T generated = twins.generated().deserialize(bytes);
        assertSame(value.getClass(), interpreted.getClass());
        assertArrayEquals(bytes, twins.interpreted().serialize(generated));
        return interpreted;
    }

    private static <T> T copied(Class<T> type, T value) {
        T copy = copied(type, value, it -> it);
        T other = copied(type, value, TypedSerializerBuilder::references);
        assertEquals(copy, other);
        return copy;
    }

    @Test
    void listsKeepTheirFieldsAndNothingIsAddedTwice() {
        Items items = new Items("Ann");
        items.revision = 7;
        items.add(new Item("pen", 2));
        items.add(null);
        Items copy = copied(Items.class, items);
        assertEquals(items, copy);
        assertEquals("Ann", copy.owner);
        assertEquals(7, copy.revision);
        copy.add(new Item("later", 1));
        assertEquals(4, copy.size());
    }

    @Test
    void theyAreFieldsOfOthersAndTypesOfTheirElementsAreKnown() {
        Cart cart = new Cart(new Items("Bob"), new Named<>("prices"), new Kinds());
        cart.named().put("z", 1L);
        cart.named().put("a", null);
        cart.kinds().addAll(List.of(Kind.B, Kind.A));
        cart.kinds().first = Kind.B;
        Cart copy = copied(Cart.class, cart);
        assertEquals(cart, copy);
        assertEquals(List.of("z", "a"), List.copyOf(copy.named().keySet()));
        assertEquals("prices", copy.named().name);
        assertSame(Kind.B, copy.kinds().first);
        assertTrue(copy.kinds().contains(Kind.A));
    }

    @Test
    void eachKindOfCollectionIsRestored() {
        Ordered ordered = new Ordered();
        ordered.addAll(List.of(new Item("b", 1), new Item("a", 2)));
        ordered.limit = 9;
        Ordered orderedCopy = copied(Ordered.class, ordered);
        assertEquals(List.copyOf(ordered), List.copyOf(orderedCopy));
        assertEquals(9, orderedCopy.limit);
        Linked linked = new Linked();
        linked.addAll(Arrays.asList("x", null));
        linked.title = "t";
        Linked linkedCopy = copied(Linked.class, linked);
        assertEquals(linked, linkedCopy);
        assertEquals("t", linkedCopy.title);
        Table table = new Table();
        table.put(1, List.of(new Item("a", 1)));
        table.weight = 0.5;
        Table tableCopy = copied(Table.class, table);
        assertEquals(table, tableCopy);
        assertEquals(0.5, tableCopy.weight);
        Sized sized = new Sized(4);
        sized.add("a");
        assertEquals(sized, copied(Sized.class, sized));
    }

    @Test
    void cachesKeepTheirBoundAndTheOrderOfAccess() {
        Recent recent = new Latest(2);
        recent.put("a", 1);
        recent.put("b", 2);
        recent.get("a");
        Recent copy = copied(Recent.class, new Recent());
        assertEquals(0, copy.size());
        Latest latest = copied(Latest.class, (Latest) recent);
        assertEquals(List.of("b", "a"), List.copyOf(latest.keySet()));
        latest.get("b");
        latest.put("c", 3);
        assertEquals(List.of("b", "c"), List.copyOf(latest.keySet()));
        Window window = new Window();
        window.put("x", 1);
        window.put("y", 2);
        Window windowCopy = copied(Window.class, window);
        windowCopy.get("x");
        windowCopy.put("z", 3);
        assertEquals(List.of("y", "z"), List.copyOf(windowCopy.keySet()));
    }

    @Test
    void aBoundThatDoesNotHoldForTheBytesIsAnError() {
        TypedSerializer<Recent> caches = TypedSerializer.of(Recent.class);
        Recent recent = new Recent(9);
        recent.put("a", 1);
        recent.put("b", 2);
        byte[] bytes = caches.serialize(recent);
        int bound = -1;
        for (int i = 4; i < bytes.length; i++) {
            bound = bytes[i] == 9 ? i : bound;
        }
        bytes[bound] = 1;
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> caches.deserialize(bytes));
        assertTrue(e.getMessage().contains("it keeps 1 of 2 elements"), e.getMessage());
    }

    @Test
    void subclassesStandInOpenPlaces() {
        Special special = new Special("Eve");
        special.urgent = true;
        UnaryOperator<TypedSerializerBuilder<Object[]>> allowed =
                it -> it.allowNames(name -> name.startsWith(ExtendedCollectionsTest.class.getName()));
        Object[] back = copied(Object[].class, new Object[] {special, new Named<>("n")}, allowed);
        assertEquals(special, back[0]);
        assertTrue(((Special) back[0]).urgent);
        assertEquals("Eve", ((Items) back[0]).owner);
        assertEquals("n", ((Named<?>) back[1]).name);
    }

    @Test
    void referencesKeepWhatHoldsItself() {
        Children children = new Children();
        children.parent = new Node();
        Node node = new Node();
        node.name = "leaf";
        node.siblings = children;
        children.add(node);
        children.add(node);
        Children copy = copied(Children.class, children, TypedSerializerBuilder::references);
        assertEquals(2, copy.size());
        assertSame(copy.get(0), copy.get(1));
        assertSame(copy, copy.get(0).siblings);
        assertEquals("leaf", copy.get(0).name);
        UnsupportedValueException e =
                assertThrows(UnsupportedValueException.class, () -> copied(Children.class, children, it -> it));
        assertTrue(e.getMessage().contains("is inside itself"), e.getMessage());
    }

    @Test
    void whatWouldBeLostIsRefused() {
        Map<Class<?>, String> reasons = Map.of(
                Chosen.class, "it has no constructor without parameters",
                Either.class, "its field size would be lost",
                Branching.class, "it has no constructor without parameters",
                Evicting.class, "its field evicted would be lost",
                Viewed.class, "its field view would be lost",
                Counting.class, "its field added would be lost",
                Cached.class, "its field text would be lost",
                Checked.class, "its field limit would be lost");
        reasons.forEach((type, reason) -> {
            String message = assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                    .getMessage();
            assertTrue(message.contains("can't be read back: " + reason), message);
        });
        UnsupportedClassException e = assertThrows(
                UnsupportedClassException.class,
                () -> TypedSerializer.builder(Items.class).requireConstructors().build());
        assertTrue(e.getMessage().contains("it has no constructor without parameters"), e.getMessage());
    }

    @Test
    void theWayIsDescribed() {
        assertEquals(
                Named.class.getName()
                        + "\n  by        no constructor of its own: java.util.LinkedHashMap() runs, and elements are added"
                        + "\n  set       elements, name",
                TypedSerializer.of(new TypeRef<Named<Long>>() {}).describe());
    }
}
