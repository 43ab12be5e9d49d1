package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.tree.ObjectTree;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Where a constructor leaves one collection in two fields, the copy has one, too, as long as the original has. */
@Tag("jdk")
class SharedFieldsTest {
    static class State implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        final List<String> moves = new ArrayList<>();
        List<String> best = moves;
        final Map<String, Integer> counts = new HashMap<>();
        final Map<String, Integer> shown = counts;

        State(int number) {
            this.number = number + 1;
        }
    }

    static class Special extends State {
        private static final long serialVersionUID = 1L;
        final String more;

        Special(String more) {
            super(1);
            this.more = more + "!";
        }
    }

    /** What compilers of other languages make of a class for each primitive: both have a field of the same object. */
    static class Items implements Serializable {
        private static final long serialVersionUID = 1L;
        final Object items;
        final int number;

        Items(Object items, int number) {
            this.items = items;
            this.number = number + 1;
        }
    }

    static class Ints extends Items {
        private static final long serialVersionUID = 1L;
        final int[] ints;

        Ints(int[] ints) {
            super(ints, 1);
            this.ints = ints;
        }
    }

    /** A view is no copy, and not the object itself. */
    static class Shown implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        final List<String> moves = new ArrayList<>();
        final List<String> view = Collections.unmodifiableList(moves);

        Shown(int number) {
            this.number = number + 1;
        }
    }

    record Game(State state, Special special, State none) {}

    private static Game game() {
        State state = new State(4);
        state.moves.add("e4");
        state.counts.put("e4", 1);
        Special special = new Special("x");
        special.moves.add("d4");
        special.best = new ArrayList<>(List.of("c4"));
        return new Game(state, special, null);
    }

    private static void assertKept(Game read) {
        assertEquals(5, read.state().number);
        assertEquals(List.of("e4"), read.state().moves);
        assertSame(read.state().moves, read.state().best);
        assertSame(read.state().counts, read.state().shown);
        assertEquals(Map.of("e4", 1), read.state().shown);
        assertEquals("x!", read.special().more);
        assertEquals(List.of("d4"), read.special().moves);
        assertEquals(List.of("c4"), read.special().best);
        assertNotSame(read.special().moves, read.special().best);
        assertSame(read.special().counts, read.special().shown);
        assertNull(read.none());
    }

    @Test
    void oneObjectStaysOneAndTwoStayTwo() {
        for (boolean references : new boolean[] {false, true}) {
            Twins<Game> twins = Twins.of(() -> {
                TypedSerializerBuilder<Game> builder = TypedSerializer.builder(Game.class);
                return references ? builder.references() : builder;
            });
            byte[] bytes = twins.interpreted().serialize(game());
            assertArrayEquals(bytes, twins.generated().serialize(game()));
            assertKept(twins.interpreted().deserialize(bytes));
            assertKept(twins.generated().deserialize(bytes));
        }
    }

    @Test
    void nullsInBothAreKept() {
        Game game = game();
        game.special().best = null;
        TypedSerializer<Game> serializer = TypedSerializer.of(Game.class);
        assertNull(serializer.deserialize(serializer.serialize(game)).special().best);
    }

    @Test
    void theyAreDescribedAndShownInTrees() {
        String text = TypedSerializer.of(State.class).describe();
        assertTrue(text.contains("moves&best, counts&shown, number"), text);
        BinarySerializer any = BinarySerializer.builder().allow(State.class).build();
        ObjectTree tree = (ObjectTree) BinarySerializer.tree(any.serialize(game().state()));
        assertEquals(List.of(List.of("e4")), tree.fields().get("moves&best"));
    }

    @Test
    void oneOfThemMayBeOfASuperclassAndDeclareAnything() {
        Twins<Ints> twins = Twins.of(Ints.class);
        byte[] bytes = twins.interpreted().serialize(new Ints(new int[] {1, 2}));
        assertArrayEquals(bytes, twins.generated().serialize(new Ints(new int[] {1, 2})));
        for (TypedSerializer<Ints> each : List.of(twins.generated(), twins.interpreted())) {
            Ints read = each.deserialize(bytes);
            assertSame(read.ints, read.items);
            assertArrayEquals(new int[] {1, 2}, read.ints);
            assertEquals(2, read.number);
        }
    }

    @Test
    void aViewIsMadeByTheConstructor() {
        Shown shown = new Shown(4);
        shown.moves.add("e4");
        Twins<Shown> twins = Twins.of(Shown.class);
        byte[] bytes = twins.interpreted().serialize(shown);
        assertArrayEquals(bytes, twins.generated().serialize(shown));
        for (TypedSerializer<Shown> each : List.of(twins.generated(), twins.interpreted())) {
            Shown read = each.deserialize(bytes);
            assertEquals(5, read.number);
            read.moves.add("e5");
            assertEquals(List.of("e4", "e5"), read.view);
            assertThrows(UnsupportedOperationException.class, read.view::clear);
        }
    }

    static class Apart implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        List<String> all;
        List<String> shown;

        Apart(int number, List<String> all) {
            this.number = number + 1;
            this.all = new ArrayList<>(all);
            this.shown = new ArrayList<>(all);
        }
    }

    /** As {@link Apart} is after one statement has changed. */
    static class Together implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        List<String> all;
        List<String> shown;

        Together(int number, List<String> all) {
            this.number = number + 1;
            this.all = new ArrayList<>(all);
            this.shown = this.all;
        }
    }

    /** As {@link Together} is with another field in the place of one. */
    static class Renamed implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;
        List<String> all;
        List<String> listed;

        Renamed(int number, List<String> all) {
            this.number = number + 1;
            this.all = new ArrayList<>(all);
            this.listed = this.all;
        }
    }

    /** As {@link Together} is without both fields. */
    static class Numbered implements Serializable {
        private static final long serialVersionUID = 1L;
        final int number;

        Numbered(int number) {
            this.number = number + 1;
        }
    }

    private static void assertRefused(Class<?> written, String field, Class<?> read, String property) {
        Schema schema = TypedSerializer.of(written).schema();
        SchemaMismatchException e = assertThrows(
                SchemaMismatchException.class,
                () -> TypedSerializer.builder(read).reads(schema).build());
        assertEquals(
                "Field '" + field + "' of " + written.getName() + " was written and can't be read as '" + property
                        + "' of " + read.getName()
                        + " at $.\n  Two fields in which a constructor leaves one object are one."
                        + " Let the constructors do as they did.",
                e.getMessage());
    }

    @Test
    void oldDataIsRefusedIfConstructorsHaveJoinedFieldsOrSeparatedThem() {
        assertRefused(Apart.class, "all", Together.class, "all&shown");
        assertRefused(Together.class, "all&shown", Apart.class, "all");
        assertRefused(Together.class, "all&shown", Renamed.class, "all&listed");
    }

    @Test
    void fieldsThatWereOneMayBeRemoved() {
        TypedSerializer<Numbered> numbered = TypedSerializer.builder(Numbered.class)
                .reads(TypedSerializer.of(Together.class).schema())
                .build();
        byte[] old = TypedSerializer.of(Together.class).serialize(new Together(4, List.of("a")));
        assertEquals(5, numbered.deserialize(old).number);
    }
}
