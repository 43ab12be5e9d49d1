package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.io.BinaryException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Collections and maps that are declared by themselves: no class with fields is between. */
class RecursiveCollectionsTest {
    static class Node extends ArrayList<Node> {}

    static class Tree extends TreeMap<String, Tree> {}

    static class Sets extends LinkedHashSet<Optional<Sets>> {}

    static class Rows extends ArrayList<Rows[]> {}

    static class First extends ArrayList<Second> {}

    static class Second extends HashMap<String, First> {}

    static class Growing<T> extends ArrayList<Growing<List<T>>> {}

    static class Item {
        int number;
        Items inside;
    }

    static class Items extends ArrayList<Item> {}

    static class Held {
        Node node;
        List<Node> list;
    }

    private static <T> T roundTrip(Class<T> type, T value) {
        Twins<T> twins = Twins.of(type);
        byte[] bytes = twins.interpreted().serialize(value);
        assertArrayEquals(bytes, twins.generated().serialize(value));
        assertEquals(value, twins.generated().deserialize(bytes));
        BinarySerializer any = BinarySerializer.builder()
                .allowNames(name -> name.startsWith("dev."))
                .build();
        assertEquals(value, any.deserialize(any.serialize(value)));
        assertNotNull(twins.interpreted().schema().toString());
        return twins.interpreted().deserialize(bytes);
    }

    private static Node node() {
        Node node = new Node();
        node.add(new Node());
        node.add(null);
        node.add(new Node());
        node.get(2).add(new Node());
        return node;
    }

    @Test
    void aListOfItselfIsKept() {
        Node read = roundTrip(Node.class, node());
        assertSame(Node.class, read.get(2).get(0).getClass());
    }

    @Test
    void aMapOfItselfIsKept() {
        Tree tree = new Tree();
        tree.put("leaf", new Tree());
        tree.put("none", null);
        assertSame(Tree.class, roundTrip(Tree.class, tree).get("leaf").getClass());
    }

    @Test
    void optionalsAndArraysOfItselfAreKept() {
        Sets sets = new Sets();
        sets.add(Optional.of(new Sets()));
        sets.add(Optional.empty());
        roundTrip(Sets.class, sets);
        Rows rows = new Rows();
        rows.add(new Rows[] {new Rows(), null});
        Twins<Rows> twins = Twins.of(Rows.class);
        Rows read = twins.interpreted().deserialize(twins.generated().serialize(rows));
        assertSame(Rows.class, read.get(0)[0].getClass());
        assertEquals(2, read.get(0).length);
    }

    @Test
    void twoThatDeclareEachOtherAreKept() {
        First first = new First();
        first.add(new Second());
        first.get(0).put("deeper", new First());
        First read = roundTrip(First.class, first);
        assertSame(First.class, read.get(0).get("deeper").getClass());
        roundTrip(Second.class, first.get(0));
    }

    @Test
    void oneThatGrowsIsKept() {
        Growing<String> growing = new Growing<>();
        growing.add(new Growing<>());
        Twins<Growing<String>> twins = Twins.of(new TypeRef<Growing<String>>() {});
        assertEquals(growing, twins.interpreted().deserialize(twins.generated().serialize(growing)));
    }

    @Test
    void inFieldsTheyAreKeptToo() {
        Held held = new Held();
        held.node = node();
        held.list = List.of(node());
        Twins<Held> twins = Twins.of(Held.class);
        Held read = twins.generated().deserialize(twins.interpreted().serialize(held));
        assertEquals(held.node, read.node);
        assertEquals(held.list, read.list);
    }

    @Test
    void whereAnObjectIsBetweenTheSchemaIsAsBefore() {
        String schema = TypedSerializer.of(Items.class).schema().toString();
        assertEquals(-1, schema.indexOf("open"), schema);
    }

    @Test
    void oneThatContainsItselfIsRefused() {
        Node node = new Node();
        node.add(node);
        Twins<Node> twins = Twins.of(Node.class);
        for (TypedSerializer<Node> each : List.of(twins.generated(), twins.interpreted())) {
            assertThrows(BinaryException.class, () -> each.serialize(node));
        }
    }
}
