package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A constructor that takes a narrower class than the field has gets null, and the field is set afterwards. */
@Tag("jdk")
class NarrowParametersTest {
    static class Node {
        Named name;
        int state;

        Node(Named name, int state) {
            this.name = name;
            this.state = state;
        }
    }

    static class Named {
        String text;
    }

    static final class FullyNamed extends Named {
        String language;
    }

    static final class Branch extends Node {
        String note = "made by the constructor";

        Branch(FullyNamed name, int state) {
            super(name, state);
        }
    }

    @Test
    void whatTheFieldHoldsComesBackThoughTheConstructorDoesNotTakeIt() {
        Branch branch = new Branch(null, 7);
        branch.name = new Named();
        branch.name.text = "x";
        branch.note = null;
        Twins<Branch> twins = Twins.of(() -> TypedSerializer.builder(Branch.class));
        for (TypedSerializer<Branch> each : List.of(twins.generated(), twins.interpreted())) {
            Branch read = each.deserialize(each.serialize(branch));
            assertSame(Named.class, read.name.getClass());
            assertEquals("x", read.name.text);
            assertEquals(7, read.state);
            assertNull(read.note);
            assertNull(each.deserialize(each.serialize(new Branch(null, 1))).name);
        }
    }
}
