package dev.piculet.lab.contenders.fastjson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.Strictness;
import com.google.gson.ToNumberPolicy;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FastjsonTest {
    private static final Gson OTHER_LIBRARY = new GsonBuilder()
            .setStrictness(Strictness.STRICT)
            .setObjectToNumberStrategy(ToNumberPolicy.BIG_DECIMAL)
            .create();

    /** In another order than fastjson2 writes, with blanks, escapes, a null and an unknown member. */
    private static final String COMPLEX_BY_HAND = """
            {
              "nested": { "value": 1.00123e3, "unknown": [null, {"name": 1}], "id": 1100, "name": "Nested1000" },
              "data": {"version":1002, "count":1005},
              "stranger": null,
              "active": true, "name": "Comple\\u00781000", "id": 1042
            }
            """;

    static Stream<Payload> payloads() {
        return Stream.of("objects", "ab", "required", "kotlin")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    static Stream<Payload> factories() {
        return payloads().filter(payload -> payload.id().contains("factory"));
    }

    static Stream<Payload> strictNullChecks() {
        return payloads().filter(payload -> payload.has(PayloadOption.STRICT_NULL_CHECKS));
    }

    static Stream<Payload> supported() {
        return payloads()
                .filter(payload -> !payload.id().contains("factory") && !payload.has(PayloadOption.STRICT_NULL_CHECKS));
    }

    static Stream<Payload> supportedWithoutFaults() {
        return supported().filter(payload -> !payload.id().matches("value-1(-missing)?"));
    }

    @ParameterizedTest
    @MethodSource("supported")
    void writesWhatOthersRead(Payload payload) {
        Examination examination = examine(payload);
        assertNull(examination.writeFailure());
        for (int i = 0; i < payload.values().size(); i++) {
            String text = new String(examination.documents().get(i), StandardCharsets.UTF_8);
            assertEquals(Optional.empty(), textDifference(payload.values().get(i), text));
        }
    }

    @ParameterizedTest
    @MethodSource("supportedWithoutFaults")
    void readsItsOwnBytesAndTheInput(Payload payload) {
        Examination examination = examine(payload);
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }

    @Test
    void readsTextWrittenByHand() {
        List<byte[]> byHand = List.of(COMPLEX_BY_HAND.getBytes(StandardCharsets.UTF_8));
        Examination examination =
                Examiner.examine(new FastjsonContender(), Payloads.create("objects", "complex", 42L), List.of(byHand));
        assertNull(examination.readFailure());
    }

    @Test
    void writesTheSameAsTextAndAsBytes() throws Exception {
        for (String id : List.of("java-plain", "kotlin-plain")) {
            Payload payload = Payloads.create("required", id, 42L);
            TextBinding<Object> binding = binding(payload);
            Object value = payload.values().get(0);
            assertEquals(binding.serializeText(value), new String(binding.serialize(value), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"value-1", "value-1-missing"})
    void mistakesASyntheticConstructorForTheRealOneWhereTheOnlyPropertyIsOfAValueClass(String id) {
        Examination examination = examine(Payloads.create("kotlin", id, 42L));
        String failure = "threw com.alibaba.fastjson2.JSONException: invoke constructor error, "
                + "public dev.piculet.lab.payload.kotlin.ValueClassConstructor1"
                + "(int,int,kotlin.jvm.internal.DefaultConstructorMarker)";
        assertEquals(failure, examination.readBackFailure());
        assertEquals(failure, examination.readFailure());
    }

    @ParameterizedTest
    @MethodSource("factories")
    void refusesFactories(Payload payload) {
        assertEquals(
                "fastjson2 calls no factories of Kotlin classes: it makes objects by their constructor.",
                examine(payload).unsupported());
    }

    @ParameterizedTest
    @MethodSource("strictNullChecks")
    void refusesStrictNullChecks(Payload payload) {
        assertEquals("fastjson2 has no strict null checks.", examine(payload).unsupported());
    }

    @SuppressWarnings("unchecked")
    private static TextBinding<Object> binding(Payload payload) throws Exception {
        return (TextBinding<Object>) new FastjsonContender().bind(payload);
    }

    private static Examination examine(Payload payload) {
        return Examiner.examine(new FastjsonContender(), payload, List.of());
    }

    private static Optional<String> textDifference(Object value, String text) {
        return TreeDifference.betweenValueAndJson(ReferenceTree.of(value), OTHER_LIBRARY.fromJson(text, Object.class));
    }
}
