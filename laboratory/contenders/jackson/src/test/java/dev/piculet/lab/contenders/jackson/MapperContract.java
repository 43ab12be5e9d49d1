package dev.piculet.lab.contenders.jackson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadOption;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.payload.kotlin.Constructor5;
import dev.piculet.lab.payload.kotlin.JavaConstructor5;
import dev.piculet.lab.payload.kotlin.ListHolder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The behaviour of both majors' mappers, with their refusals and errors. */
public abstract class MapperContract extends ContenderContract {
    private static final Set<String> WITH_JAVA_TWINS = Set.of(
            "constructor-1",
            "constructor-5",
            "constructor-20",
            "constructor-20-shuffled",
            "constructor-20-unknown",
            "constructor-20-pretty",
            "constructor-5-bytes",
            "constructor-20-bytes");
    private static final String FIVE = "{\"p00\":1,\"p01\":2,\"p02\":3,\"p03\":4,\"p04\":5}";

    /** Returns the mappers without a Kotlin module. */
    protected abstract List<Contender> withoutKotlinModule();

    protected abstract Contender withKotlinModule();

    private List<Contender> all() {
        return Stream.concat(withoutKotlinModule().stream(), Stream.of(withKotlinModule()))
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> everyMapperDoesTheObjects() {
        return forEach(all(), "objects", id -> true, this::assertRight);
    }

    @TestFactory
    Stream<DynamicTest> everyMapperDoesJavaClassesAndDocuments() {
        return Stream.of("java", "json").flatMap(suite -> forEach(all(), suite, id -> true, this::assertRight));
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithAKotlinModuleDoesTestData() {
        return forEach(List.of(withKotlinModule()), "ab", id -> true, this::assertRight);
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithAKotlinModuleDoesEveryShapeOfKotlinClass() {
        return forEach(List.of(withKotlinModule()), "kotlin", id -> true, this::assertRight);
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithoutAKotlinModuleWorksOnJavaTwins() {
        return forEach(withoutKotlinModule(), "kotlin", WITH_JAVA_TWINS::contains, this::assertRight);
    }

    @Test
    void aJavaTwinTakesThePlaceOfTheKotlinClassOutsideTheTimedCalls() throws Exception {
        Constructor5 value = new Constructor5(1, 2, 3, 4, 5);
        for (Contender contender : withoutKotlinModule()) {
            TextBinding<Object> binding = bind(contender, "kotlin", "constructor-5");
            Object twin = assertInstanceOf(JavaConstructor5.class, binding.adopt(value));
            assertEquals(FIVE, binding.serializeText(twin));
            assertEquals(value, binding.release(binding.deserializeText(FIVE)));
        }
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithoutAKotlinModuleRefusesDefaultArguments() {
        return forEach(
                withoutKotlinModule(),
                "kotlin",
                id -> id.endsWith("-missing"),
                (contender, payload) ->
                        assertRefused("a Java constructor has no default arguments", contender, payload));
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithoutAKotlinModuleRefusesStrictNullChecks() {
        return forEach(
                withoutKotlinModule(),
                "kotlin",
                id -> payload("kotlin", id).has(PayloadOption.STRICT_NULL_CHECKS),
                (contender, payload) -> assertRefused("has no strict null checks", contender, payload));
    }

    @TestFactory
    Stream<DynamicTest> aMapperWithoutAKotlinModuleRefusesOtherKotlinClasses() {
        String reason = "needs a Kotlin module to construct Kotlin classes";
        return Stream.concat(
                forEach(withoutKotlinModule(), "ab", id -> true, (c, payload) -> assertRefused(reason, c, payload)),
                forEach(
                        withoutKotlinModule(),
                        "kotlin",
                        id -> !WITH_JAVA_TWINS.contains(id) && !id.endsWith("-missing") && !id.endsWith("-strict"),
                        (contender, payload) -> assertRefused(reason, contender, payload)));
    }

    /** Jackson calls a property {@code promotion} whose getter is {@code isPromotion()}, and does not know the field. */
    @TestFactory
    Stream<DynamicTest> knownFaultMappersRenameAPropertyThatBeginsWithIs() {
        return forEach(withoutKotlinModule(), "required", id -> true, this::assertRenamesIsPromotion);
    }

    /** The Kotlin module keeps the name {@code isPromotion}, though only in Kotlin classes. */
    @TestFactory
    Stream<DynamicTest> aKotlinModuleKeepsTheNamesOfKotlinPropertiesAlone() {
        List<Contender> contenders = List.of(withKotlinModule());
        return Stream.concat(
                forEach(contenders, "required", id -> id.startsWith("kotlin-"), this::assertRight),
                forEach(contenders, "required", id -> id.startsWith("java-"), this::assertRenamesIsPromotion));
    }

    private void assertRenamesIsPromotion(Contender contender, Payload payload) throws Exception {
        String written = new String(examine(contender, payload).documents().get(0), StandardCharsets.UTF_8);
        String expected = written.replace("\"promotion\":", "\"isPromotion\":");
        Examination examination = examine(contender, payload, expected);
        assertNull(examination.readBackFailure());
        assertEquals(
                "reads what others wrote with a difference at $.isPromotion: expected false, found null",
                examination.readFailure());
        assertEquals(
                Optional.of("$.isPromotion: expected false, found nothing"),
                textDifference(payload.values().get(0), written.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void strictNullChecksAreOnForPayloadsThatAskForThemAlone() throws Exception {
        String listWithNull = "{\"value\":[null]}";
        TextBinding<Object> lenient = bind(withKotlinModule(), "kotlin", "list");
        TextBinding<Object> strict = bind(withKotlinModule(), "kotlin", "list-strict");
        assertEquals(new ListHolder(Arrays.asList((Integer) null)), lenient.deserializeText(listWithNull));
        assertThrows(Exception.class, () -> strict.deserializeText(listWithNull));
    }

    @Test
    void readsTextsWrittenByHand() throws Exception {
        String text = "{ \"p04\": 5, \"other\": { \"p00\": [ 7 ] }, \"p03\": 4, \"p02\": 3, \"p01\": 2, \"p00\": 1 }";
        for (Contender contender : all()) {
            TextBinding<Object> binding = bind(contender, "kotlin", "constructor-5");
            Constructor5 expected = new Constructor5(1, 2, 3, 4, 5);
            assertEquals(expected, binding.release(binding.deserializeText(text)));
            assertEquals(expected, binding.release(binding.deserialize(text.getBytes(StandardCharsets.UTF_8))));
        }
    }

    @Test
    void textAndBytesAreTheSame() throws Exception {
        for (Contender contender : all()) {
            TextBinding<Object> binding = bind(contender, "objects", "media");
            Object value = payload("objects", "media").values().get(0);
            byte[] text = binding.serializeText(value).getBytes(StandardCharsets.UTF_8);
            assertArrayEquals(text, ((Binding<Object>) binding).serialize(value));
        }
    }
}
