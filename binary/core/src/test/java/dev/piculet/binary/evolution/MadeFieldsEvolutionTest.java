package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Twins;
import dev.piculet.binary.io.MalformedInputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Old data is read as classes whose constructors now compute a field. */
class MadeFieldsEvolutionTest {
    private static final String FULL = "final String first, last, full;"
            + " Order(String first, String last) { this.first = first; this.last = last; full = first + last; }";

    @TempDir
    Path folder;

    private void assertRefused(String message, Evolution evolution, Object former) {
        byte[] bytes = evolution.write(former);
        Twins<Object> twins = evolution.twins();
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> twins.readInterpreted(bytes));
        assertTrue(e.getMessage().startsWith(message), e::getMessage);
        assertEquals(
                e.getMessage(),
                assertThrows(
                                MalformedInputException.class,
                                () -> twins.generated().deserialize(bytes))
                        .getMessage());
    }

    @Test
    void aCollectionThatIsNewIsEmpty() throws Exception {
        Evolution evolution = new Evolution(folder, "int id;", "int id; final List<String> more = new ArrayList<>();");
        evolution.assertRead("id=Integer 1, more=java.util.ArrayList[]", evolution.former("id", 1));
    }

    @Test
    void aCollectionThatCouldBeSetIsFilled() throws Exception {
        String present = "int id; final List<String> more = new ArrayList<>();";
        Evolution evolution = new Evolution(folder, "int id; List<String> more;", present);
        evolution.assertRead(
                "id=Integer 1, more=java.util.ArrayList[\"x\"]",
                evolution.former("id", 1, "more", new ArrayList<>(List.of("x"))));
        String start = "Final field 'more' of evolving.Order is ";
        String end = " in the data, and its constructor makes java.util.ArrayList";
        assertRefused(start + "null" + end, evolution, evolution.former("id", 1));
        assertRefused(
                start + "java.util.LinkedList" + end,
                evolution,
                evolution.former("id", 1, "more", new LinkedList<>(List.of("x"))));
    }

    @Test
    void aComputedFieldThatIsNewIsComputed() throws Exception {
        Evolution evolution = new Evolution(folder, "String first, last;", FULL);
        evolution.assertRead("first=\"a\", full=\"ab\", last=\"b\"", evolution.former("first", "a", "last", "b"));
    }

    @Test
    void aFieldThatIsComputedNowIsCompared() throws Exception {
        Evolution evolution = new Evolution(folder, "String first, last, full;", FULL);
        evolution.assertRead(
                "first=\"a\", full=\"ab\", last=\"b\"", evolution.former("first", "a", "last", "b", "full", "ab"));
        assertRefused(
                "Final field 'full' of evolving.Order is \"a, b\" in the data,"
                        + " and its constructor makes \"ab\" of the other fields",
                evolution,
                evolution.former("first", "a", "last", "b", "full", "a, b"));
    }

    @Test
    void fieldsComputedFromAMissingFieldAreCompared() throws Exception {
        Evolution evolution = new Evolution(folder, "String first, full;", FULL);
        evolution.assertRead("first=\"a\", full=\"anull\", last=null", evolution.former("first", "a", "full", "anull"));
        assertRefused(
                "Final field 'full' of evolving.Order is \"ab\" in the data,"
                        + " and its constructor makes \"anull\" of the other fields",
                evolution,
                evolution.former("first", "a", "full", "ab"));
    }

    @Test
    void aComputedFieldMayBecomeAPlainOne() throws Exception {
        Evolution evolution = new Evolution(folder, FULL, "String first, last, full;");
        evolution.assertRead("first=\"a\", full=\"ab\", last=\"b\"", evolution.former("a", "b"));
    }
}
