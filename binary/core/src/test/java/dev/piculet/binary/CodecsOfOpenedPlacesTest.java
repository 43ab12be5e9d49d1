package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.ValueCodec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec may call the serializer that calls it, of which all levels need places that are open: each is written a few times. */
class CodecsOfOpenedPlacesTest {
    private static final int LEVELS = 30;

    static class Animal {
        String name = "none";
    }

    static final class Dog extends Animal {
        int age;
    }

    /** Written by a codec. */
    record Cage(Node node) {}

    /** The animals stand behind the cage: that they have no room is found when that was written. */
    static final class Node {
        Cage cage;
        List<Animal> inFront;
    }

    private static final class CageCodec implements ValueCodec<Cage> {
        private TypedSerializer<Node> nodes;
        private int calls;

        @Override
        public String id() {
            return "cage";
        }

        @Override
        public void encode(BinaryOutput out, Cage cage) {
            calls++;
            out.writeBoolean(cage.node != null);
            if (calls > 100 * LEVELS) {
                throw new InternalError("too many calls");
            }
            if (cage.node != null) {
                nodes.serialize(cage.node, out);
            }
        }

        @Override
        public Cage decode(BinaryInput in) {
            return new Cage(in.readBoolean() ? nodes.deserialize(in) : null);
        }
    }

    private static Node nodes(int levels) {
        Node node = null;
        for (int i = 0; i < levels; i++) {
            Dog dog = new Dog();
            dog.age = i;
            Node outer = new Node();
            outer.cage = new Cage(node);
            outer.inFront = new ArrayList<>(List.of(dog));
            node = outer;
        }
        return node;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void eachLevelHoldsASubclass(int generateAfter) {
        CageCodec codec = new CageCodec();
        codec.nodes = TypedSerializer.builder(Node.class)
                .codec(Cage.class, codec)
                .allow(Dog.class)
                .generateAfter(generateAfter)
                .build();
        byte[] bytes = codec.nodes.serialize(nodes(LEVELS));
        assertTrue(codec.calls > LEVELS, () -> codec.calls + " calls");
        Node read = codec.nodes.deserialize(bytes);
        for (int i = LEVELS - 1; i >= 0; i--) {
            assertEquals(i, ((Dog) read.inFront.get(0)).age);
            read = read.cage.node;
        }
    }
}
