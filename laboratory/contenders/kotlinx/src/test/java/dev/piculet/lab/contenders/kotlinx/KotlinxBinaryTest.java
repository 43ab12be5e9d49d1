package dev.piculet.lab.contenders.kotlinx;

import static dev.piculet.lab.contract.ContenderAssertions.assertHoldsExtremes;
import static dev.piculet.lab.contract.ContenderAssertions.assertReadsItsOwnBytes;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ContenderAssertions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KotlinxBinaryTest {
    private static final Contender CBOR = new KotlinxCborContender();
    private static final Contender PROTOBUF = new KotlinxProtobufContender();

    private static final List<String> WITH_COLLECTIONS =
            List.of("objects/complex", "objects/complex-as-documented", "objects/media");

    static Stream<Arguments> kept() {
        return Stream.of(CBOR, PROTOBUF)
                .flatMap(contender -> ContenderAssertions.allPayloads()
                        .filter(path -> path.startsWith("objects") || path.equals("ab/testdata-100"))
                        .filter(path -> contender == CBOR || !WITH_COLLECTIONS.contains(path))
                        .map(path -> arguments(contender, path)));
    }

    @ParameterizedTest
    @MethodSource("kept")
    void readsItsOwnBytes(Contender contender, String path) {
        assertReadsItsOwnBytes(contender, path);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "objects/simple",
                "objects/complex",
                "objects/media",
                "objects/deep",
                "objects/complex-as-documented",
                "ab/testdata-100"
            })
    void cborHoldsExtremes(String path) {
        assertHoldsExtremes(CBOR, path);
    }

    @ParameterizedTest
    @ValueSource(strings = {"objects/simple", "objects/deep", "objects/deep-as-documented"})
    void protobufHoldsExtremesOfClassesWithoutCollections(String path) {
        assertHoldsExtremes(PROTOBUF, path);
    }

    @ParameterizedTest
    @CsvSource({"simple,95,36", "complex,106,70", "media,409,241", "deep,231,133"})
    void writesNamesInCborAndNumbersInProtobuf(String id, int cbor, int protobuf) {
        List<Integer> sizes = Stream.of(CBOR, PROTOBUF)
                .map(contender ->
                        examine(contender, "objects/" + id).documents().get(0).length)
                .toList();
        assertEquals(List.of(cbor, protobuf), sizes);
    }

    /** Protocol Buffers have no difference between a collection without elements and none. */
    @ParameterizedTest
    @CsvSource({
        "objects/complex, $.data, {}",
        "objects/complex-as-documented, $.numbers, []",
        "objects/media, $.images, []"
    })
    void knownFaultProtobufReadsAnEmptyCollectionAsNull(String path, String place, String empty) {
        assertEquals(
                "reads back what it wrote with a difference at " + place + ": expected " + empty + ", found null",
                examine(PROTOBUF, path).readBackFailure());
    }
}
