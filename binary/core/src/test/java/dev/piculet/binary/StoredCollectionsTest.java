package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.UnsupportedValueException;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Collections of others that store their elements in arrays and links of their own are written by their fields if those do. */
class StoredCollectionsTest {
    private static final String COPY = "\n  Copy it into a collection of the JDK before it is written,"
            + " or declare its own class and give OptionsBuilder.codec a codec for it.";

    enum Color {
        RED
    }

    /** A hash code from fields alone. */
    static class Topic {
        final String name;
        final int partition;

        Topic(String name, int partition) {
            this.name = name;
            this.partition = partition;
        }

        @Override
        public int hashCode() {
            int result = name == null ? 0 : name.hashCode();
            return 31 * result + Integer.hashCode(partition);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Topic topic && name.equals(topic.name) && partition == topic.partition;
        }
    }

    /** The hash code of an enum differs from JVM to JVM. */
    static class Colored {
        final Color color;

        Colored(Color color) {
            this.color = color;
        }

        @Override
        public int hashCode() {
            return color.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Colored colored && color == colored.color;
        }
    }

    /** Has the identity of its array in its hash code, by mistake. */
    static class Blob {
        final byte[] bytes;

        Blob(byte... bytes) {
            this.bytes = bytes;
        }

        @Override
        public int hashCode() {
            return Objects.hash(bytes);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Blob blob && bytes == blob.bytes;
        }
    }

    /** An open hash table. */
    static class Table extends AbstractSet<Object> {
        private Object[] slots = new Object[16];
        private int size;

        private int find(Object element) {
            int at = element.hashCode() & slots.length - 1;
            while (slots[at] != null && !slots[at].equals(element)) {
                at = at + 1 & slots.length - 1;
            }
            return at;
        }

        @Override
        public boolean add(Object element) {
            int at = find(element);
            boolean isNew = slots[at] == null;
            slots[at] = element;
            size += isNew ? 1 : 0;
            return isNew;
        }

        @Override
        public boolean contains(Object element) {
            return slots[find(element)] != null;
        }

        @Override
        public Iterator<Object> iterator() {
            List<Object> elements = new ArrayList<>();
            for (Object each : slots) {
                if (each != null) {
                    elements.add(each);
                }
            }
            return elements.iterator();
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** A table that leads to another one, by the last of its fields on the wire. */
    static class Scope extends AbstractMap<Object, Integer> {
        private Object[] keys = new Object[16];
        private Integer[] values = new Integer[16];
        private int size;
        private Scope parent;

        @Override
        public Integer put(Object key, Integer value) {
            int at = key.hashCode() & keys.length - 1;
            while (keys[at] != null && !keys[at].equals(key)) {
                at = at + 1 & keys.length - 1;
            }
            Integer former = values[at];
            size += former == null ? 1 : 0;
            keys[at] = key;
            values[at] = value;
            return former;
        }

        @Override
        public Set<Entry<Object, Integer>> entrySet() {
            Set<Entry<Object, Integer>> entries = new LinkedHashSet<>();
            for (int i = 0; i < keys.length; i++) {
                if (keys[i] != null) {
                    entries.add(new SimpleEntry<>(keys[i], values[i]));
                }
            }
            return entries;
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** Two ways lead to each link. */
    static class Linked extends AbstractMap<String, Integer> {
        private Link first;
        private Link last;

        static class Link {
            String key;
            int value;
            Link next;
        }

        @Override
        public Integer put(String key, Integer value) {
            Link link = new Link();
            link.key = key;
            link.value = value;
            if (first == null) {
                first = link;
            } else {
                last.next = link;
            }
            last = link;
            return null;
        }

        @Override
        public Set<Entry<String, Integer>> entrySet() {
            Set<Entry<String, Integer>> entries = new LinkedHashSet<>();
            for (Link each = first; each != null; each = each.next) {
                entries.add(new SimpleEntry<>(each.key, each.value));
            }
            return entries;
        }
    }

    /** Keeps a view of its table. */
    static class Viewed extends Table {
        private Set<Object> view;

        @Override
        public boolean add(Object element) {
            view = this instanceof Viewed ? new View(this) : null;
            return super.add(element);
        }

        static class View extends AbstractSet<Object> {
            private final Table of;

            View(Table of) {
                this.of = of;
            }

            @Override
            public Iterator<Object> iterator() {
                return of.iterator();
            }

            @Override
            public int size() {
                return of.size();
            }
        }
    }

    /** Shows the keys of a map by a view of it. */
    static class Keys extends AbstractSet<String> {
        private Map<String, String> map = new LinkedHashMap<>();
        private Set<String> keys = map.keySet();

        @Override
        public Iterator<String> iterator() {
            return keys.iterator();
        }

        @Override
        public int size() {
            return map.size();
        }
    }

    /** Keeps what it has no field for in a map of its own. */
    static class Described extends AbstractMap<String, Object> {
        private String name;
        private final Map<String, Object> more = new LinkedHashMap<>();
        private final List<String> order = new ArrayList<>();

        @Override
        public Object put(String key, Object value) {
            order.add(key);
            if (key.equals("name")) {
                name = (String) value;
                return null;
            }
            return more.put(key, value);
        }

        @Override
        public Set<Entry<String, Object>> entrySet() {
            Map<String, Object> all = new LinkedHashMap<>(more);
            all.put("name", name);
            return all.entrySet();
        }
    }

    /** A tree: its order does not depend on hash codes. */
    static class Tree extends AbstractSet<Color> implements Supplier<SortedSet<Color>> {
        private Color root;

        @Override
        public SortedSet<Color> get() {
            return new TreeSet<>(this);
        }

        @Override
        public Iterator<Color> iterator() {
            return root == null ? List.<Color>of().iterator() : List.of(root).iterator();
        }

        @Override
        public int size() {
            return root == null ? 0 : 1;
        }
    }

    private static <T> Twins<T> twins(Class<T> type, boolean references) {
        return Twins.of(() -> {
            TypedSerializerBuilder<T> builder =
                    TypedSerializer.builder(type).allow(Topic.class, Colored.class, Color.class, Blob.class);
            return references ? builder.references() : builder;
        });
    }

    private static <T> T copy(Class<T> type, T value, boolean references) {
        Twins<T> twins = twins(type, references);
        byte[] bytes = twins.interpreted().serialize(value);
        assertArrayEquals(bytes, twins.generated().serialize(value));
        assertEquals(value, twins.interpreted().deserialize(bytes));
        return twins.generated().deserialize(bytes);
    }

    private static <T> String refusal(Class<T> type, T value) {
        Twins<T> twins = twins(type, /* references= */ false);
        String message = assertThrows(
                        UnsupportedValueException.class,
                        () -> twins.interpreted().serialize(value))
                .getMessage();
        assertEquals(
                message,
                assertThrows(
                                UnsupportedValueException.class,
                                () -> twins.generated().serialize(value))
                        .getMessage());
        return message;
    }

    @Test
    void aTableOfTextsNumbersAndObjectsThatHashThemComesBack() {
        for (boolean references : new boolean[] {false, true}) {
            Table table = new Table();
            table.addAll(List.of("a", "b", 1, 17, 33L, new Topic("t", 1), new Topic("t", 2)));
            Table read = copy(Table.class, table, references);
            assertTrue(read.contains(new Topic("t", 2)));
            assertTrue(read.contains(17));
            assertFalse(read.contains(new Topic("t", 3)));
            read.add("c");
            assertTrue(read.contains("c"));
            assertEquals(8, read.size());
        }
    }

    @Test
    void aTableOfElementsWhoseHashCodesDependOnTheJvmIsRefused() {
        for (Object each : List.of(Color.RED, new Colored(Color.RED), Color.class, new Blob())) {
            Table table = new Table();
            table.add(each);
            assertEquals(
                    "An instance of " + Table.class.getName() + " keeps an instance of "
                            + each.getClass().getName()
                            + " where its hash code puts it, which may be another one in the JVM that reads, at $."
                            + COPY,
                    refusal(Table.class, table));
        }
    }

    @Test
    void aTableBehindAnotherIsLookedAtToo() {
        Scope local = new Scope();
        local.put("a", 1);
        local.parent = new Scope();
        local.parent.put("b", 2);
        local.parent.parent = new Scope();
        local.parent.parent.put("c", 3);
        Scope read = copy(Scope.class, local, /* references= */ false);
        assertEquals(Map.of("b", 2), read.parent);
        assertEquals(Map.of("c", 3), read.parent.parent);
        local.parent.parent.put(Color.RED, 4);
        assertEquals(
                "An instance of " + Scope.class.getName() + " keeps an instance of " + Color.class.getName()
                        + " where its hash code puts it, which may be another one in the JVM that reads,"
                        + " at $.parent.parent." + COPY,
                refusal(Scope.class, local));
    }

    @Test
    void linksThatAreReachedTwiceAreKeptByReferencesAlone() {
        Linked linked = new Linked();
        linked.put("a", 1);
        assertEquals(
                "An instance of " + Linked.class.getName() + " reaches the same " + Linked.Link.class.getName()
                        + " in two ways, each of which would have its own, at $." + COPY,
                refusal(Linked.class, linked));
        linked.put("b", 2);
        Linked read = copy(Linked.class, linked, /* references= */ true);
        read.put("c", 3);
        assertEquals("{a=1, b=2, c=3}", read.toString());
    }

    @Test
    void aCollectionThatMayBeAViewIsRefused() {
        Viewed viewed = new Viewed();
        viewed.add("a");
        assertTrue(
                refusal(Viewed.class, viewed).contains(" reaches the same " + Viewed.class.getName() + " in two ways"));
        assertEquals(
                "An instance of " + Keys.class.getName()
                        + " holds a collection that may be a view of what it stores, and would be a copy of it, at $."
                        + COPY,
                refusal(Keys.class, new Keys()));
    }

    @Test
    void collectionsOfTheJdkThatStoreWhatTheyHoldAreNoViews() {
        Described described = new Described();
        described.put("name", "n");
        described.put("size", 3);
        Described read = copy(Described.class, described, /* references= */ false);
        assertEquals(List.of("name", "size"), read.order);
        read.put("more", 1);
        assertEquals(Map.of("name", "n", "size", 3, "more", 1), read);
    }

    @Test
    void elementsInNoOrderOfTheirHashCodesAreRefusedAllTheSame() {
        Tree tree = new Tree();
        copy(Tree.class, tree, /* references= */ false);
        tree.root = Color.RED;
        assertTrue(refusal(Tree.class, tree).contains("where its hash code puts it"));
    }
}
