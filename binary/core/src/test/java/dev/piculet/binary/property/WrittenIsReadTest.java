package dev.piculet.binary.property;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A value written within limits can be read within the same limits, by generated and by interpreted code. */
class WrittenIsReadTest {
    private static final int TRIES = 60;
    private static final int VALUES = 5;

    private static final String ROOM =
            "Value has maps and sets with room for # constants of enums in its first # bytes";

    /** Reasons to refuse a value, and none. */
    private static final Set<String> OUTCOMES = Set.of(
            "More than # objects are inside each other",
            "Collection of # elements has more than #",
            "String of # chars is longer than #",
            "Value takes",
            "null");

    /** A value for every limit. Maps of a large enum take room for all of its constants. */
    static final class Node {
        EnumMap<UnicodeScript, String> names;
        List<Four> maps;
        Map<String, Node> children;
        String text;
        byte[] bytes;
        Node other;
        Node next;
    }

    /** Needs more memory than its bytes allow. */
    record Four(
            EnumMap<UnicodeScript, String> first,
            EnumMap<UnicodeScript, String> second,
            EnumMap<UnicodeScript, String> third,
            EnumMap<UnicodeScript, String> fourth) {}

    private static Limits limits(Random random) {
        Limits limits = Limits.DEFAULT;
        limits = random.nextBoolean() ? limits : limits.withDepth(1 + random.nextInt(6));
        limits = random.nextBoolean() ? limits : limits.withElements(random.nextInt(40));
        limits = random.nextBoolean() ? limits : limits.withStringLength(random.nextInt(60));
        return random.nextBoolean() ? limits : limits.withSize(random.nextInt(2_000));
    }

    private static Node node(Random random, int depth, List<Node> made) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return made.isEmpty() || random.nextBoolean() ? null : made.get(random.nextInt(made.size()));
        }
        Node node = new Node();
        node.names = random.nextInt(3) == 0 ? null : map(random);
        node.text = random.nextBoolean() ? null : "x".repeat(random.nextInt(80));
        node.bytes = random.nextBoolean() ? null : new byte[random.nextInt(50)];
        if (random.nextInt(3) == 0) {
            node.maps = new ArrayList<>();
            int count = random.nextInt(5) == 0 ? random.nextInt(2_000) : random.nextInt(20);
            for (int i = 0; i < count; i++) {
                node.maps.add(new Four(map(random), map(random), map(random), map(random)));
            }
        }
        if (random.nextInt(3) == 0) {
            node.children = new HashMap<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                node.children.put("child" + i, node(random, depth - 1, made));
            }
        }
        node.other = node(random, depth - 1, made);
        node.next = node(random, depth - 1, made);
        // Added last, so that nothing contains itself.
        made.add(node);
        return node;
    }

    private static EnumMap<UnicodeScript, String> map(Random random) {
        EnumMap<UnicodeScript, String> map = new EnumMap<>(UnicodeScript.class);
        if (random.nextInt(400) == 0) {
            map.put(UnicodeScript.LATIN, "Latin");
        }
        return map;
    }

    private static Object written(TypedSerializer<Node> serializer, Node value) {
        try {
            return serializer.serialize(value);
        } catch (LimitExceededException e) {
            return e.getMessage();
        }
    }

    /** Returns the beginning of the error message, without numbers; null if the value was written and read. */
    private static String check(Twins<Node> twins, Node value) {
        Object interpreted = written(twins.interpreted(), value);
        Object generated = written(twins.generated(), value);
        if (interpreted instanceof String message) {
            assertEquals(message, generated);
            assertTrue(message.contains(" at $"), message);
            return message.split(" at ")[0].replaceAll("takes .*", "takes").replaceAll("[0-9]+", "#");
        }
        byte[] bytes = (byte[]) interpreted;
        assertArrayEquals(bytes, (byte[]) generated);
        String structure = Structure.of(value);
        assertEquals(structure, Structure.of(twins.interpreted().deserialize(bytes)));
        assertEquals(structure, Structure.of(twins.generated().deserialize(bytes)));
        assertEquals(structure, Structure.of(twins.readGenerated(bytes)));
        return null;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aWrittenValueIsReadWithTheSameLimits(boolean references) {
        Set<String> outcomes = new HashSet<>();
        Random random = new Random(references ? 1 : 2);
        for (int i = 0; i < TRIES; i++) {
            Limits limits = limits(random);
            Twins<Node> twins = Twins.of(() -> {
                TypedSerializerBuilder<Node> builder =
                        TypedSerializer.builder(Node.class).limits(limits);
                return references ? builder.references() : builder;
            });
            assertTrue(twins.isGenerated());
            for (int j = 0; j < VALUES; j++) {
                Node value = null;
                while (value == null) {
                    value = node(random, 5, new ArrayList<>());
                }
                outcomes.add(String.valueOf(check(twins, value)));
            }
        }
        // Each object that may be shared has a number, whose bytes allow for its maps.
        assertEquals(!references, outcomes.remove(ROOM), outcomes::toString);
        assertEquals(OUTCOMES, outcomes);
    }
}
