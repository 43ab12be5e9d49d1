package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.fixture.MadeFields.Baskets;
import dev.piculet.binary.fixture.MadeFields.Computed;
import dev.piculet.binary.fixture.MadeFields.Named;
import dev.piculet.binary.fixture.MadeFields.Tree;
import dev.piculet.binary.fixture.MadeFields.Wide;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.runtime.MadeValues;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Final fields that constructors fill themselves: collections are filled in place, computed values are compared. */
@Tag("jdk")
class MadeFieldsTest {
    private static <T> Twins<T> twins(Class<T> type, boolean references) {
        Twins<T> twins = Twins.of(() -> {
            TypedSerializerBuilder<T> builder = TypedSerializer.builder(type);
            return references ? builder.references() : builder;
        });
        assertTrue(twins.isGenerated());
        return twins;
    }

    private static Baskets baskets(int size) {
        Baskets baskets = new Baskets();
        for (int i = 0; i < size; i++) {
            baskets.list.add(i % 3 == 0 ? null : "l" + i);
            baskets.linked.add(i);
            baskets.queue.add((long) i);
            baskets.set.add("s" + (size - i));
            baskets.sorted.add("t" + i);
            baskets.map.put("m" + i, List.of(i, i));
            baskets.linkedMap.put("k" + (size - i), "v");
            baskets.sortedMap.put(size - i, "u");
            baskets.concurrent.put("c" + i, "w");
            baskets.copying.add("x" + i);
        }
        baskets.number = size;
        return baskets;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void collectionsOfEachKindAreFilled(boolean references) {
        Twins<Baskets> twins = twins(Baskets.class, references);
        for (int size : new int[] {0, 1, 3, 100, 1_000}) {
            Baskets written = baskets(size);
            twins.assertRoundTrip(written);
            Baskets read = twins.generated().copy(written);
            assertEquals(written.sortedMap, read.sortedMap);
            assertEquals(new ArrayList<>(written.set), new ArrayList<>(read.set));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void computedValuesAreLeftAlone(boolean references) {
        Twins<Computed> twins = twins(Computed.class, references);
        for (int n : new int[] {0, -1, 7, 5_000, Integer.MAX_VALUE}) {
            twins.assertRoundTrip(new Computed(n));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fieldsBesideParametersAreFilledAndCompared(boolean references) {
        Named ada = new Named("Ada", "Lovelace");
        Named charles = new Named(null, "Bäbbage");
        ada.friends.add(charles);
        ada.friends.add(new Named("\u4e2d", null));
        twins(Named.class, references).assertRoundTrip(ada);
    }

    @Test
    void fieldsOfWideClassesAreFilledAndCompared() {
        Wide wide = new Wide();
        wide.list.addAll(List.of("a", "b"));
        wide.set.add("c");
        wide.f09 = 4;
        wide.s09 = "d";
        twins(Wide.class, false).assertRoundTrip(wide);
        twins(Wide.class, true).assertRoundTrip(wide);
    }

    @Test
    void objectsInTheCollectionsMayLeadBack() {
        Tree root = new Tree();
        for (int i = 0; i < 3; i++) {
            Tree child = new Tree();
            child.name = "child " + i;
            child.parent = root;
            root.children.add(child);
            root.byName.put(child.name, child);
        }
        Twins<Tree> twins = twins(Tree.class, true);
        byte[] bytes = twins.write(root);
        String expected = Structure.withSharing(root);
        assertEquals(expected, Structure.withSharing(twins.readInterpreted(bytes)));
        assertEquals(expected, Structure.withSharing(twins.readGenerated(bytes)));
        Tree copy = twins.generated().copy(root);
        assertSame(copy, copy.children.get(2).parent);
        assertSame(copy.children.get(1), copy.byName.get("child 1"));
        assertNotSame(root.children, copy.children);
    }

    @Test
    void aDifferentComputedValueIsAnErrorThatNamesBoth() {
        Twins<Named> twins = twins(Named.class, false);
        byte[] bytes = twins.write(new Named("Ada", "Lovelace"));
        int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("Ada Lovelace");
        bytes[at] = 'E';
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes));
        String start = "Final field 'full' of " + Named.class.getName()
                + " is \"Eda Lovelace\" in the data, and its constructor makes \"Ada Lovelace\" of the other fields";
        assertTrue(e.getMessage().startsWith(start), e::getMessage);
        assertEquals(
                e.getMessage(),
                assertThrows(
                                MalformedInputException.class,
                                () -> twins.generated().deserialize(bytes))
                        .getMessage());
        assertThrows(RuntimeException.class, () -> twins.readGenerated(bytes));
    }

    @Test
    void addressesAreShownWithoutTheirPasswords() {
        Twins<Named> twins = twins(Named.class, false);
        byte[] bytes = twins.write(new Named("https://user:secret@host", "b"));
        bytes[new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf(" b")] = '-';
        String message = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes))
                .getMessage();
        assertTrue(message.contains("\"https://…@host-b\" in the data"), message);
        assertFalse(message.contains("secret"), message);
    }

    @Test
    void longValuesAreCutInMessages() {
        Twins<Named> twins = twins(Named.class, false);
        byte[] bytes = twins.write(new Named("a".repeat(300), "b"));
        bytes[new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf(" b")] = '-';
        String message = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes))
                .getMessage();
        assertTrue(message.contains('"' + "a".repeat(60) + "…\" in the data"), message);
    }

    @Test
    void nullIsNoCollectionToFillWith() {
        Twins<Tree> twins = twins(Tree.class, false);
        Tree tree = new Tree();
        byte[] bytes = twins.write(tree);
        // The control word holds a count for each collection. A count of 0 means null.
        int nulls = 0;
        for (int i = 4; i < bytes.length; i++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] changed = bytes.clone();
                changed[i] ^= (byte) (1 << bit);
                try {
                    twins.readInterpreted(changed);
                } catch (BinaryException e) {
                    boolean isNull =
                            e.getMessage().contains("is null in the data, and its constructor makes java.util.");
                    nulls += isNull ? 1 : 0;
                    assertThrows(RuntimeException.class, () -> twins.readGenerated(changed));
                }
            }
        }
        assertEquals(2, nulls);
    }

    @Test
    void onlyEmptyCollectionsOfTheSameClassAreFilled() {
        List<String> made = new ArrayList<>();
        assertTrue(MadeValues.fill(made, new ArrayList<>(List.of("a"))));
        assertEquals(List.of("a"), made);
        assertEquals(false, MadeValues.fill(made, new ArrayList<>(List.of("b"))));
        assertEquals(List.of("a"), made);
        assertEquals(false, MadeValues.fill(new ArrayList<>(), new LinkedList<>()));
        assertEquals(false, MadeValues.fill(new ArrayList<>(), null));
        Map<String, String> map = new HashMap<>(Map.of("a", "b"));
        assertEquals(false, MadeValues.fill(map, new HashMap<>()));
        assertEquals(false, MadeValues.fill("text", "text"));
    }

    @Test
    void limitsHoldForFilledCollections() {
        Baskets baskets = new Baskets();
        IntStream.range(0, 50).forEach(i -> baskets.list.add("e"));
        byte[] bytes = twins(Baskets.class, false).write(baskets);
        TypedSerializer<Baskets> limited = TypedSerializer.builder(Baskets.class)
                .limits(Limits.DEFAULT.withElements(49))
                .build();
        assertThrows(LimitExceededException.class, () -> limited.deserialize(bytes));
    }
}
