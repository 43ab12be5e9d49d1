package dev.piculet.lab.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.size.ContentSize;
import dev.piculet.lab.payload.size.SizedId;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayloadsTest {
    private static Object tree(String suite, String id, long seed) {
        return ReferenceTree.of(Payloads.create(suite, id, seed).values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required", "kotlin", "java", "json", "access", "wide"})
    void everyPayloadHasItsIdAndIsTheSameForTheSameSeed(String suite) {
        for (String id : Payloads.ids(suite)) {
            Payload payload = Payloads.create(suite, id, 7);
            assertEquals(suite + "/" + id, payload.toString());
            assertFalse(payload.values().isEmpty());
            assertFalse(payload.operations().isEmpty());
            assertEquals(tree(suite, id, 7), tree(suite, id, 7));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required", "kotlin", "java", "json", "access", "wide"})
    void everyPayloadIsTheSameInALocaleWithOtherDigits(String suite) {
        for (String id : Payloads.ids(suite)) {
            Payload payload = Payloads.create(suite, id, 7);
            Locale before = Locale.getDefault();
            try {
                Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
                Payload elsewhere = Payloads.create(suite, id, 7);
                assertEquals(payload.inputs(), elsewhere.inputs(), payload::toString);
                assertEquals(payload.documents(), elsewhere.documents(), payload::toString);
                assertEquals(ReferenceTree.of(payload.values()), ReferenceTree.of(elsewhere.values()));
            } finally {
                Locale.setDefault(before);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "objects,media-100B,120",
        "objects,media-1kB,1100",
        "objects,media-100kB,100100",
        "kotlin,order-1kB,1150",
        "kotlin,order-10kB,10150"
    })
    void aPayloadThatGrowsHoldsWhatItsIdSaysAndAnElementMoreAtMost(String suite, String id, long most) {
        Payload payload = Payloads.create(suite, id, 7);
        long size = ContentSize.of(payload.values().get(0));
        assertTrue(size >= SizedId.of(id).orElseThrow().bytes() && size <= most, id + " holds " + size);
        assertEquals(suite + "/" + id, payload.toString());
        assertEquals(1, payload.values().size());
        assertEquals(tree(suite, id, 7), tree(suite, id, 7));
        assertTrue(Payloads.isKnown(suite, id));
    }

    @ParameterizedTest
    @CsvSource({"objects,media-99B", "objects,media-11MB", "objects,simple-1kB", "kotlin,order-100B", "wide,wide-80-1kB"
    })
    void noOtherSizeIsKnown(String suite, String id) {
        assertFalse(Payloads.isKnown(suite, id));
    }

    @Test
    void extremesOfAPayloadThatWasGrownAreThoseOfTheOneThatItGrewFrom() {
        assertEquals(
                Payloads.extremes("objects", "media", 7).size(),
                Payloads.extremes("objects", "media-1MB", 7).size());
    }

    /** So contenders need not keep shared objects shared. */
    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required", "kotlin", "java", "json", "access", "wide"})
    void noObjectStandsInTwoPlacesOfAValue(String suite) {
        for (String id : Payloads.ids(suite)) {
            for (Object value : Payloads.create(suite, id, 7).values()) {
                assertNothingShared(value, Collections.newSetFromMap(new IdentityHashMap<>()), suite + "/" + id);
            }
        }
    }

    private static void assertNothingShared(Object value, Set<Object> met, String where) {
        if (value == null || ReferenceTree.isScalar(value)) {
            return;
        }
        if (value instanceof Collection<?> elements) {
            assertTrue(elements.isEmpty() || met.add(value), where);
            elements.forEach(element -> assertNothingShared(element, met, where + "[]"));
        } else if (value instanceof Map<?, ?> map) {
            assertTrue(map.isEmpty() || met.add(value), where);
            map.forEach((key, element) -> assertNothingShared(element, met, where + "." + key));
        } else if (value.getClass().isArray()) {
            assertTrue(met.add(value), where);
            if (value instanceof Object[] elements) {
                Arrays.asList(elements).forEach(element -> assertNothingShared(element, met, where + "[]"));
            }
        } else {
            assertTrue(met.add(value), where);
            for (Field field : ReferenceTree.fieldsOf(value.getClass())) {
                assertNothingShared(ReferenceTree.read(field, value), met, where + "." + field.getName());
            }
        }
    }

    @Test
    void randomPayloadsDependOnTheSeed() {
        assertNotEquals(tree("ab", "testdata-100", 1), tree("ab", "testdata-100", 2));
        assertNotEquals(tree("kotlin", "constructor-5", 1), tree("kotlin", "constructor-5", 2));
        assertNotEquals(tree("kotlin", "mixed", 1), tree("kotlin", "mixed", 2));
        assertNotEquals(tree("kotlin", "order", 1), tree("kotlin", "order", 2));
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
        assertEquals("{" + members + "}", present.inputs().get(0));

        Payload missing = Payloads.create("kotlin", "factory-1-missing", 1);
        assertEquals("{\"unknown00\":0}", missing.inputs().get(0));
        assertEquals(Map.of("p00", -1), ReferenceTree.of(missing.values().get(0)));
    }

    @Test
    void aTextInAnotherArrangementHasTheMembersOfThePlainOne() {
        String plain = input("constructor-20");
        List<String> members = List.of(plain.substring(1, plain.length() - 1).split(","));
        String shuffled = input("constructor-20-shuffled");
        List<String> moved =
                List.of(shuffled.substring(1, shuffled.length() - 1).split(","));
        assertNotEquals(members, moved);
        assertEquals(Set.copyOf(members), Set.copyOf(moved));

        String first = members.get(0).replace(":", " : ");
        assertTrue(input("constructor-20-pretty").startsWith("{\n  " + first + ",\n"));

        String unknown = input("constructor-20-unknown");
        assertTrue(unknown.startsWith("{\"unknown00\":7," + members.get(0) + ","));
        assertTrue(members.stream().allMatch(unknown::contains));
        assertTrue(unknown.contains("\"unknown04\":{\"p01\":{\"p02\":[4]}},\"p16\":"));
    }

    @Test
    void theObjectsOfServicesAreReadFromAllTheirPropertiesInDeclaredOrder() {
        assertTrue(input("mixed").startsWith("{\"id\":"));
        assertTrue(input("mixed").matches(".*\"note\":null,\"discount\":[0-9.]+,\"successor\":null}"));
        assertEquals(15, members("mixed").size());
        Map<?, ?> order = members("order");
        assertEquals(50, order.size());
        assertEquals(5, ((List<?>) order.get("lines")).size());
        assertEquals(2, ((List<?>) order.get("payments")).size());
        assertEquals(20, members("non-ascii-20").size());
        assertTrue(members("non-ascii-20").keySet().stream()
                .allMatch(name -> name.toString().chars().anyMatch(c -> c > 127)));
    }

    @Test
    void payloadsAsBytesEqualThoseAsText() {
        for (String id : List.of("constructor-5", "constructor-20", "value-20", "mixed", "order")) {
            Payload bytes = Payloads.create("kotlin", id + "-bytes", 1);
            assertEquals(Form.BYTES, bytes.form());
            assertEquals(input(id), bytes.inputs().get(0));
            Payload text = Payloads.create("kotlin", id, 1);
            assertEquals(Form.TEXT, text.form());
            assertEquals(text.values(), bytes.values());
            assertEquals(text.operations(), bytes.operations());
            assertEquals("kotlin/" + id + "-bytes", bytes.toString());
        }
    }

    private static String input(String id) {
        return Payloads.create("kotlin", id, 1).inputs().get(0);
    }

    private static Map<?, ?> members(String id) {
        return (Map<?, ?>)
                ReferenceTree.of(Payloads.create("kotlin", id, 1).values().get(0));
    }

    @Test
    void onlyStrictPayloadsAskForStrictNullChecks() {
        assertEquals(
                List.of(
                        "list-strict",
                        "array-strict",
                        "map-strict",
                        "list-of-5-strict",
                        "array-of-5-strict",
                        "map-of-5-strict"),
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
                "There is no suite 'x'. There are: objects, ab, required, kotlin, java, json, access, wide, open.",
                assertThrows(IllegalArgumentException.class, () -> Payloads.ids("x"))
                        .getMessage());
        assertEquals(
                "Suite 'ab' has no payload 'x'. It has: testdata-100, testdata-1, testdata-10000, testdata-1000, "
                        + "testdata-100-file, testdata-1-file, testdata-10000-file, testdata-1000-file.",
                assertThrows(IllegalArgumentException.class, () -> Payloads.create("ab", "x", 1))
                        .getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects", "wide", "access", "open", "java"})
    void callsTakeSixtyFourValuesInTurnAndTheFirstStandsAlone(String suite) {
        for (String id : Payloads.ids(suite)) {
            Payload payload = Payloads.create(suite, id, 7);
            assertTrue(payload.isInTurn());
            assertEquals(64, payload.values().size());
            Set<Object> trees = payload.values().stream().map(ReferenceTree::of).collect(Collectors.toSet());
            assertEquals(64, trees.size(), "all different");
            assertNotEquals(tree(suite, id, 7), tree(suite, id, 8));
            assertTrue(Payloads.isKnown(suite, id + "-one"));
            Payload one = Payloads.create(suite, id + "-one", 7);
            assertFalse(one.isInTurn());
            assertEquals(1, one.values().size());
            assertEquals(
                    ReferenceTree.of(payload.values().get(0)),
                    ReferenceTree.of(one.values().get(0)));
        }
        assertFalse(Payloads.isKnown(suite, "other-one"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects/media", "wide/fields-80", "open/drawing"})
    void aPopulationHasTextsOfAllScriptsLongOnesNullsAndNegativeNumbers(String path) {
        String[] parts = path.split("/");
        String text = tree(parts[0], parts[1], 7).toString();
        for (Variety.Script script : Variety.Script.values()) {
            assertTrue(script.words().stream().anyMatch(text::contains), script.name());
        }
        assertTrue(text.contains("null"));
        assertTrue(text.contains("=-"));
        assertTrue(Arrays.stream(text.split("[,=\\[\\]{}]")).anyMatch(word -> word.length() >= 400), "a long text");
    }

    @Test
    void theMediaObjectStandsThereInLettersOfOneScript() {
        String cyrillic = tree("objects", "media-cyrillic", 7).toString();
        assertTrue(cyrillic.contains("весна"));
        assertFalse(cyrillic.contains("花園"));
        assertTrue(tree("objects", "media-cjk", 7).toString().contains("花園"));
        assertTrue(tree("objects", "media-latin", 7).toString().contains("größe"));
        assertTrue(tree("objects", "media-ascii", 7).toString().chars().allMatch(letter -> letter < 128));
    }

    @Test
    void theMediaObjectStandsThereWithLongTexts() {
        String text = tree("objects", "media-long-texts", 7).toString();
        for (String word : new String[] {"keynote", "größe", "весна", "花園"}) {
            assertTrue(text.contains(word), word);
        }
        int[] lengths = Arrays.stream(text.split("[,=\\[\\]{}]"))
                .mapToInt(String::length)
                .filter(length -> length > 100)
                .toArray();
        assertTrue(lengths.length >= 5 * 64, lengths.length + " texts");
        assertTrue(Arrays.stream(lengths).allMatch(length -> length <= 2_010));
        assertTrue(Arrays.stream(lengths).anyMatch(length -> length > 1_500));
    }

    @Test
    void aKotlinPayloadCanAskForStrictNullChecks() {
        Payload strict = Payloads.create("kotlin", "factory-5-strict", 7);
        assertTrue(strict.has(PayloadOption.STRICT_NULL_CHECKS));
        assertEquals("kotlin/factory-5-strict", strict.toString());
        Payload usual = Payloads.create("kotlin", "factory-5", 7);
        assertFalse(usual.has(PayloadOption.STRICT_NULL_CHECKS));
        assertEquals(usual.inputs(), strict.inputs());
        assertEquals(usual.form(), strict.form());
        assertEquals(usual.operations(), strict.operations());
        assertTrue(Payloads.isKnown("kotlin", "factory-5-strict"));
        assertFalse(Payloads.isKnown("kotlin", "factory-6-strict"));
        assertFalse(Payloads.isKnown("objects", "simple-strict"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects/simple", "objects/complex", "objects/deep", "required/kotlin-plain"})
    void aMakerMakesTheFirstValueAnewInEachCall(String path) {
        String[] parts = path.split("/");
        IntFunction<Object> maker = Payloads.maker(parts[0], parts[1]);
        Object value = maker.apply(1000);
        assertNotSame(value, maker.apply(1000));
        Object first = Payloads.create(parts[0], parts[1], 7).values().get(0);
        assertEquals(ReferenceTree.of(first), ReferenceTree.of(value));
    }

    @Test
    void aPayloadThatNoWriteUpMakesInItsCallsHasNoMaker() {
        String message = assertThrows(IllegalArgumentException.class, () -> Payloads.maker("objects", "media"))
                .getMessage();
        assertEquals("No write-up makes the value of objects/media in each call.", message);
    }
}
