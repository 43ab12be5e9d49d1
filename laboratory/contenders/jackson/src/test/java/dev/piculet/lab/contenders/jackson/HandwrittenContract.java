package dev.piculet.lab.contenders.jackson;

import static dev.piculet.lab.contract.ContenderAssertions.examineExtremes;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.kotlin.Constructor20;
import dev.piculet.lab.payload.kotlin.Constructor5;
import dev.piculet.lab.payload.kotlin.Factory5;
import dev.piculet.lab.payload.kotlin.ListHolder;
import dev.piculet.lab.payload.kotlin.MapHolder;
import dev.piculet.lab.payload.kotlin.Wrapper;
import dev.piculet.lab.payload.kotlin.WrapperConstructor1;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The behaviour of both majors' hand-written contenders, however they look up names. */
public abstract class HandwrittenContract extends ContenderContract {
    private static final TestData TEST_DATA = new TestData(
            "Zoë \"the\" first", LocalDate.of(2021, 5, 8), -7, 0.1, List.of("a", ""), new CustomData("c", 9));

    protected abstract List<Contender> handwritten();

    @TestFactory
    Stream<DynamicTest> doesEveryShapeOfKotlinClass() {
        return forEach(handwritten(), "kotlin", id -> true, this::assertRight);
    }

    @TestFactory
    Stream<DynamicTest> doesTestData() {
        return forEach(handwritten(), "ab", id -> true, this::assertRight);
    }

    @TestFactory
    Stream<DynamicTest> doesJavaClassesAndDocuments() {
        return Stream.of("java", "json").flatMap(suite -> forEach(handwritten(), suite, id -> true, this::assertRight));
    }

    @TestFactory
    Stream<DynamicTest> holdsExtremesOfJavaClassesAndDocuments() {
        return Stream.of("java", "json")
                .flatMap(suite -> forEach(
                        handwritten(),
                        suite,
                        id -> id.endsWith("-bytes") && !id.contains("pretty"),
                        (contender, payload) ->
                                assertNull(examineExtremes(contender, payload.toString(), Set.of(Limit.NON_FINITE))
                                        .readBackFailure())));
    }

    @TestFactory
    Stream<DynamicTest> refusesWhatNobodyHasWritten() {
        String reason = "written by hand for suites kotlin, java, json and ab";
        return Stream.of("objects", "required")
                .flatMap(suite -> forEach(
                        handwritten(),
                        suite,
                        id -> true,
                        (contender, payload) -> assertRefused(reason, contender, payload)));
    }

    @Test
    void takesMembersInAnyOrderAndSkipsUnknownOnes() throws Exception {
        Constructor5 expected = new Constructor5(1, 2, 3, 4, 5);
        for (String text : List.of(
                "{\"p00\":1,\"p01\":2,\"p02\":3,\"p03\":4,\"p04\":5,\"p05\":6}",
                "{\"p00\":1,\"p01\":2,\"other\":{\"p02\":[7]},\"p02\":3,\"p03\":4,\"p04\":5}",
                "{ \"p04\": 5, \"other\": [ { \"p00\": 7 } ], \"p03\": 4, \"p02\": 3, \"p01\": 2, \"p00\": 1 }")) {
            assertReads(expected, "constructor-5", text);
        }
    }

    @Test
    void takesEveryOneOfTwentyMembersFromAnywhere() throws Exception {
        Constructor20 value =
                (Constructor20) payload("kotlin", "constructor-20").values().get(0);
        for (Contender contender : handwritten()) {
            TextBinding<Object> binding = bind(contender, "kotlin", "constructor-20");
            String text = binding.serializeText(value);
            List<String> members = List.of(text.substring(1, text.length() - 1).split(","));
            for (int shift = 0; shift < members.size(); shift++) {
                int by = shift;
                String rotated = IntStream.range(0, members.size())
                        .mapToObj(i -> members.get((i + by) % members.size()))
                        .collect(Collectors.joining(",", "{", "}"));
                assertEquals(value, binding.deserializeText(rotated));
            }
        }
    }

    @Test
    void absentMembersHaveTheDefaultsOfTheClass() throws Exception {
        assertReads(new Constructor5(-1, -1, 7, -1, -1), "constructor-5-missing", "{\"p02\":7}");
        assertReads(new Factory5(-1, -1, -1, -1, -1), "factory-5", "{}");
        assertReads(new WrapperConstructor1(new Wrapper(-1)), "wrapper-1", "{}");
    }

    @Test
    void readsCollectionsOfAnySize() throws Exception {
        assertReads(new ListHolder(List.of()), "list", "{\"value\":[]}");
        assertReads(new ListHolder(List.of(3, 1, 2)), "list-strict", "{\"other\":null,\"value\":[3,1,2]}");
        assertReads(new MapHolder(Map.of("a", 1, "b", 2)), "map", "{\"value\":{\"a\":1,\"b\":2},\"other\":0}");
    }

    @Test
    void refusesNullsInCollections() throws Exception {
        for (String id : List.of("list", "list-strict", "array", "array-strict")) {
            assertFails("kotlin", id, "{\"value\":[1,null]}", "not numeric");
        }
        assertFails("kotlin", "map-strict", "{\"value\":{\"a\":null}}", "not numeric");
    }

    @Test
    void refusesValuesOfAnotherType() throws Exception {
        assertFails("kotlin", "constructor-5", "[]", "Expected an object, found START_ARRAY");
        assertFails("kotlin", "constructor-5", "{\"p00\":\"1\"}", "not numeric");
        assertFails("kotlin", "list", "{\"value\":{}}", "Expected an array, found START_OBJECT");
        assertFails("kotlin", "list", "{}", "Member 'value' is missing");
        assertFails("ab", "testdata-1", "{\"name\":7}", "Expected a string, found VALUE_NUMBER_INT");
        assertFails("ab", "testdata-1", "{\"listString\":[null]}", "Expected a string, found VALUE_NULL");
        assertFails("ab", "testdata-1", "{\"name\":\"x\"}", "Member 'date' is missing");
    }

    @Test
    void readsAndWritesTestDataAsAnyoneWould() throws Exception {
        String text = "{\"name\":\"Zoë \\\"the\\\" first\",\"date\":\"2021-05-08\",\"integer\":-7,\"double\":0.1,"
                + "\"listString\":[\"a\",\"\"],\"listCustomData\":{\"name\":\"c\",\"integer\":9}}";
        String inAnotherOrder =
                "{\"listCustomData\":{\"integer\":9,\"x\":{},\"name\":\"c\"},\"listString\":[\"a\",\"\"],"
                        + "\"double\":0.1,\"integer\":-7,\"date\":\"2021-05-08\",\"name\":\"Zo\\u00eb \\\"the\\\" first\"}";
        for (Contender contender : handwritten()) {
            TextBinding<Object> binding = bind(contender, "ab", "testdata-1");
            assertEquals(text, binding.serializeText(TEST_DATA));
            assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), binding.serialize(TEST_DATA));
            assertEquals(TEST_DATA, binding.deserializeText(text));
            assertEquals(TEST_DATA, binding.deserialize(inAnotherOrder.getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void takesEveryMemberOfTheObjectsOfServicesFromAnywhere() throws Exception {
        for (String id : List.of("mixed", "order", "non-ascii-20")) {
            Object value = payload("kotlin", id).values().get(0);
            for (Contender contender : handwritten()) {
                TextBinding<Object> binding = bind(contender, "kotlin", id);
                Map<?, ?> members = (Map<?, ?>) parse(binding.serialize(value));
                List<String> backwards = new ArrayList<>();
                members.forEach((name, member) -> backwards.add(0, "\"" + name + "\":" + jsonText(member)));
                assertEquals(value, binding.deserializeText("{" + String.join(",", backwards) + "}"));
            }
        }
    }

    @Test
    void refusesNullAndAbsentMembersThatMustBeThere() throws Exception {
        assertFails("kotlin", "mixed", "{\"name\":null}", "Expected a string, found VALUE_NULL");
        assertFails("kotlin", "mixed", "{\"note\":7}", "Expected a string or null, found VALUE_NUMBER_INT");
        assertFails("kotlin", "mixed", "{\"parts\":{}}", "Expected an array, found START_OBJECT");
        assertFails("kotlin", "mixed", "{\"name\":\"lamp\"}", "Member 'colour' is missing");
        assertFails("kotlin", "order", "{\"payments\":[{\"id\":1}]}", "Member 'method' is missing");
        assertFails("kotlin", "order", "{\"number\":\"SO-1\"}", "Member 'status' is missing");
    }

    private void assertReads(Object expected, String id, String text) throws Exception {
        for (Contender contender : handwritten()) {
            assertEquals(expected, bind(contender, "kotlin", id).deserializeText(text));
        }
    }

    private void assertFails(String suite, String id, String text, String message) throws Exception {
        for (Contender contender : handwritten()) {
            TextBinding<Object> binding = bind(contender, suite, id);
            Exception thrown = assertThrows(Exception.class, () -> binding.deserializeText(text));
            assertTrue(thrown.getMessage().contains(message), thrown.getMessage());
        }
    }
}
