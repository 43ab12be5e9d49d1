package dev.piculet.lab.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.ReferenceTree;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PayloadsTest {
    private static Object tree(String suite, String id, long seed) {
        return ReferenceTree.of(Payloads.create(suite, id, seed).values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required", "kotlin", "access", "wide"})
    void everyPayloadIsWhatItsIdSaysAndTheSameForTheSameSeed(String suite) {
        for (String id : Payloads.ids(suite)) {
            Payload payload = Payloads.create(suite, id, 7);
            assertEquals(suite + "/" + id, payload.toString());
            assertFalse(payload.values().isEmpty());
            assertFalse(payload.operations().isEmpty());
            assertEquals(tree(suite, id, 7), tree(suite, id, 7));
        }
    }

    @Test
    void randomPayloadsDependOnTheSeed() {
        assertNotEquals(tree("ab", "testdata-100", 1), tree("ab", "testdata-100", 2));
        assertNotEquals(tree("kotlin", "constructor-5", 1), tree("kotlin", "constructor-5", 2));
        assertNotEquals(tree("access", "account", 1), tree("access", "account", 2));
        assertNotEquals(tree("wide", "fields-80", 1), tree("wide", "fields-80", 2));
    }

    @Test
    void aPayloadOfManyDocumentsHasThatManyValuesAndAFileHasOneList() {
        assertEquals(100, Payloads.create("ab", "testdata-100", 1).values().size());
        List<?> file = Payloads.create("ab", "testdata-100-file", 1).values();
        assertEquals(1, file.size());
        assertEquals(100, ((List<?>) file.get(0)).size());
        assertEquals(tree("ab", "testdata-100", 1), ReferenceTree.of(file.get(0)));
    }

    @Test
    void aKotlinClassIsReadFromItsPropertiesOrFromUnknownOnes() {
        Payload present = Payloads.create("kotlin", "value-5", 1);
        Object tree = ReferenceTree.of(present.values().get(0));
        String members = ((Map<?, ?>) tree)
                .entrySet().stream()
                        .map(e -> "\"" + e.getKey() + "\":" + e.getValue())
                        .reduce((a, b) -> a + "," + b)
                        .orElseThrow();
        assertEquals("{" + members + "}", present.input().orElseThrow());

        Payload missing = Payloads.create("kotlin", "factory-1-missing", 1);
        assertEquals("{\"unknown00\":0}", missing.input().orElseThrow());
        assertEquals(Map.of("p00", -1), ReferenceTree.of(missing.values().get(0)));
    }

    @Test
    void onlyStrictPayloadsAskForStrictNullChecks() {
        assertEquals(
                List.of("list-strict", "array-strict", "map-strict"),
                Payloads.ids("kotlin").stream()
                        .filter(id -> Payloads.create("kotlin", id, 1).has(PayloadOption.STRICT_NULL_CHECKS))
                        .toList());
    }

    @Test
    void theWriteUpsRequestIsTheSameInJavaAndKotlin() {
        for (String variant : List.of("plain", "annotated", "get-annotated")) {
            assertEquals(tree("required", "kotlin-" + variant, 1), tree("required", "java-" + variant, 1));
        }
    }

    @Test
    void unknownSuitesAndPayloadsAreNamedWithTheKnownOnes() {
        assertEquals(
                "There is no suite 'x'. There are: objects, ab, required, kotlin, access, wide.",
                assertThrows(IllegalArgumentException.class, () -> Payloads.ids("x"))
                        .getMessage());
        assertEquals(
                "Suite 'ab' has no payload 'x'. It has: testdata-100, testdata-1, testdata-10000, testdata-100-file, "
                        + "testdata-1-file, testdata-10000-file.",
                assertThrows(IllegalArgumentException.class, () -> Payloads.create("ab", "x", 1))
                        .getMessage());
    }
}
