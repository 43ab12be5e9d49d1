package dev.piculet.lab.contenders.activej;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.contenders.activej.twin.TestDataTwin;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.ab.TestData;
import dev.piculet.lab.payload.objects.Complex;
import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import dev.piculet.lab.payload.objects.Deep;
import dev.piculet.lab.payload.objects.DeepAsDocumented;
import dev.piculet.lab.payload.objects.MediaContent;
import dev.piculet.lab.payload.objects.Simple;
import io.activej.serializer.CompatibilityLevel;
import io.activej.serializer.SerializerFactory;
import io.activej.serializer.stream.StreamCodec;
import io.activej.serializer.stream.StreamCodecs;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ActiveJTest {
    static Stream<Payload> supported() {
        return payloads("objects", "ab");
    }

    static Stream<Payload> others() {
        return payloads("required", "kotlin");
    }

    static Stream<Object> emptyObjects() {
        return Stream.of(
                new Simple(),
                new Complex(),
                new ComplexAsDocumented(),
                new Deep(),
                new DeepAsDocumented(),
                new MediaContent());
    }

    @ParameterizedTest
    @MethodSource("supported")
    void readsItsOwnBytes(Payload payload) {
        Examination examination = examine(payload);
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }

    @ParameterizedTest
    @MethodSource("others")
    void refusesOtherSuites(Payload payload) {
        assertEquals(
                "needs annotated classes, written for suites objects and ab",
                examine(payload).unsupported());
    }

    @ParameterizedTest
    @CsvSource({"simple,36", "complex,64", "complex-as-documented,74", "deep,125", "deep-as-documented,85", "media,238"
    })
    void writesNoNamesAndNoTypes(String id, int size) {
        Payload payload = Payloads.create("objects", id, 42L);
        assertEquals(size, examine(payload).documents().get(0).length);
    }

    @ParameterizedTest
    @MethodSource("emptyObjects")
    void keepsReferencesThatAreNull(Object value) throws Exception {
        assertKept(value);
    }

    @Test
    void growsItsBufferForLargeValues() throws Exception {
        Simple simple = Simple.of(1);
        simple.name = "żółć 😀".repeat(10_000);
        assertKept(simple);
    }

    @Test
    void nullElementsAreRefusedAsTheAnnotationsSay() throws Exception {
        ComplexAsDocumented complex = ComplexAsDocumented.of(1);
        complex.numbers.add(null);
        assertThrows(NullPointerException.class, () -> assertKept(complex));
    }

    @Test
    void equalListsBecomeUnequalBytesWithoutAnEstimateInActiveJsStreams() {
        StreamCodec<List<TestDataTwin>> codec =
                StreamCodecs.ofList(StreamCodec.ofBinarySerializer(SerializerFactory.builder()
                        .withCompatibilityLevel(CompatibilityLevel.LEVEL_4_LE)
                        .with(LocalDate.class, context -> new LocalDateSerializerDef())
                        .build()
                        .create(TestDataTwin.class)));
        List<?> values = (List<?>)
                Payloads.create("ab", "testdata-100-file", 42L).values().get(0);
        List<TestDataTwin> twins =
                values.stream().map(value -> TestDataTwin.of((TestData) value)).toList();
        assertFalse(Arrays.equals(codec.toByteArray(twins), codec.toByteArray(twins)));
    }

    private static void assertKept(Object value) throws Exception {
        assertKept(
                new ActiveJContender()
                        .bind(Payload.of("objects", "value", value.getClass(), value)
                                .build()),
                value);
    }

    private static <T> void assertKept(Binding<T> binding, Object value) throws Exception {
        Object read = binding.release(binding.deserialize(binding.serialize(binding.adopt(value))));
        assertEquals(Optional.empty(), TreeDifference.betweenValues(ReferenceTree.of(value), ReferenceTree.of(read)));
    }

    private static Stream<Payload> payloads(String... suites) {
        return Stream.of(suites)
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    private static Examination examine(Payload payload) {
        return Examiner.examine(new ActiveJContender(), payload, List.of());
    }
}
