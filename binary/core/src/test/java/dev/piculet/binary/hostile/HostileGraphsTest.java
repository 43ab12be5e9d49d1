package dev.piculet.binary.hostile;

import static dev.piculet.binary.hostile.Described.field;
import static dev.piculet.binary.hostile.Described.recursive;
import static dev.piculet.binary.hostile.Described.shared;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schemas;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.tree.ObjectTree;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nested objects that each have two references to the next: visiting every reference means 2^60 visits. */
class HostileGraphsTest {
    private static final int LEVELS = 60;
    private static final Duration HANG = Duration.ofSeconds(20);
    private static final WireType.Primitive BYTE = new WireType.Primitive(PrimitiveKind.BYTE, false);
    private static final ObjectDefinition PAIR = recursive("Pair", field("left", shared(0)), field("right", shared(0)));

    record Kept(byte kept) {}

    /** The body of a pair: its left is the next one, and so is its right. */
    private static void pair(BinaryOutput out) {
        for (int i = 0; i < LEVELS; i++) {
            out.writeByte(0);
            out.writeByte(3);
        }
        out.writeByte(0);
        out.writeByte(0);
        for (int i = LEVELS; i > 0; i--) {
            out.writeVarint(i + 1);
        }
    }

    /** A map with one pair as its key. */
    private static byte[] mapOfPair() {
        BinaryOutput out = new BinaryOutput();
        out.writeByte(2);
        pair(out);
        out.writeByte(7);
        return out.toByteArray();
    }

    private static WireType mapType() {
        return new WireType.Dictionary(DictionaryCodes.HASH_MAP, shared(0).notNull(), BYTE);
    }

    @Test
    void treesOfSharedKeysAreReadPrintedAndComparedInTimeThatGrowsWithTheBytes() {
        byte[] bytes = Described.of(Described.schema(mapType(), PAIR), mapOfPair());
        assertTimeoutPreemptively(HANG, () -> {
            List<?> map = (List<?>) BinarySerializer.tree(bytes);
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) map.get(0);
            ObjectTree key = (ObjectTree) entry.getKey();
            assertEquals((byte) 7, entry.getValue());
            assertSame(key.fields().get("left"), key.fields().get("right"));
            assertTrue(map.toString().startsWith("[Pair{left=Pair{left="), map::toString);
            assertTrue(map.toString().contains("right=Pair{…}"), map::toString);
            assertEquals(map, BinarySerializer.tree(bytes));
            assertEquals(key, ((Map.Entry<?, ?>) ((List<?>) BinarySerializer.tree(bytes)).get(0)).getKey());
            assertNotEquals(key, key.fields().get("left"));
            assertTrue(Inspector.selfDescribing().inspect(bytes).contains("object 3 again"));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void droppedSharedKeysArePassedOverUnbuilt(int generateAfter) {
        WireSchema written = Described.schema(
                Described.reference(1),
                PAIR,
                Described.object(Kept.class.getName(), field("kept", BYTE), field("map", mapType())));
        TypedSerializer<Kept> serializer = TypedSerializer.builder(Kept.class)
                .reads(Schemas.of(written))
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        out.writeInt(written.fingerprint());
        byte[] map = mapOfPair();
        out.writeByte(map[0]);
        out.writeByte(5);
        out.writeBytes(map, 1, map.length - 1);
        assertTimeoutPreemptively(
                HANG, () -> assertEquals(new Kept((byte) 5), serializer.deserialize(out.toByteArray())));
    }

    @Test
    void aTreeMayLeadBackToItself() {
        WireSchema schema = Described.schema(shared(0).notNull(), PAIR);
        byte[] bytes = Described.of(schema, (byte) 0, (byte) 3, (byte) 1, (byte) 1);
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(bytes);
        assertSame(tree, tree.fields().get("left"));
        assertEquals("Pair{left=Pair{…}, right=Pair{…}}", tree.toString());
        assertEquals(tree, BinarySerializer.tree(bytes));
        assertEquals(tree.hashCode(), BinarySerializer.tree(bytes).hashCode());
    }

    @Test
    void hostsOfUrlsInTreesAreNotLookedUp() {
        WireType url = new WireType.Leaf("url", false);
        WireSchema schema = Described.schema(new WireType.Dictionary(DictionaryCodes.HASH_MAP, url, BYTE));
        BinaryOutput out = new BinaryOutput();
        out.writeByte(2);
        out.writeString("http://attacker.example/");
        out.writeByte(1);
        List<?> map = (List<?>) BinarySerializer.tree(Described.of(schema, out.toByteArray()));
        assertEquals("http://attacker.example/", ((Map.Entry<?, ?>) map.get(0)).getKey());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void urlsThatAreDroppedArePassedOverAsText(int generateAfter) {
        WireSchema written = Described.schema(
                Described.reference(0),
                Described.object(
                        Kept.class.getName(), field("kept", BYTE), field("url", new WireType.Leaf("url", false))));
        TypedSerializer<Kept> serializer = TypedSerializer.builder(Kept.class)
                .reads(Schemas.of(written))
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        out.writeInt(written.fingerprint());
        out.writeByte(5);
        out.writeString("protocol-of-nobody://attacker.example/");
        assertEquals(new Kept((byte) 5), serializer.deserialize(out.toByteArray()));
    }
}
