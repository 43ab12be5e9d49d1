package dev.piculet.binary.hostile;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.fixture.Foreign.CaseMap;
import dev.piculet.binary.fixture.Foreign.Compact;
import dev.piculet.binary.fixture.Foreign.Labels;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Damaged messages with collections of others give a value or an exception of ours, by both twins alike. */
class OpenedCollectionsBytesTest {
    private static final int MUTANTS = 5_000;

    record Subject(
            Map<String, Integer> map,
            List<Map<String, List<String>>> maps,
            Collection<String> labels,
            Set<String> set) {}

    @Test
    void mutantsGiveOurErrorsOnlyAndBothTwinsAgree() {
        Twins<Subject> twins = Twins.of(
                () -> TypedSerializer.builder(Subject.class).allow(CaseMap.class, Labels.class, Compact.class));
        Subject subject = new Subject(
                CaseMap.of("a", 1),
                new ArrayList<>(List.of(CaseMap.of("b", new ArrayList<>(List.of("c"))), new HashMap<>())),
                Labels.of("d"),
                Compact.of("e", "f"));
        int values = TwinMutants.values(twins, subject, 7, MUTANTS, OpenedCollectionsBytesTest::text);
        assertTrue(values > 100 && values < MUTANTS - 100, values + " values");
    }

    private static String text(Subject read) {
        try {
            return Structure.of(read);
        } catch (RuntimeException e) {
            // A field of a collection of others has any value of its type, which its own code may not expect.
            return e.getClass().getName();
        }
    }
}
