package dev.piculet.lab.contenders.handwritten;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HandwrittenTest {
    static Stream<Payload> supported() {
        return payloads("objects", "ab");
    }

    static Stream<Payload> others() {
        return payloads("required", "kotlin");
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
                "binary codec written by hand for suites objects and ab",
                examine(payload).unsupported());
    }

    @ParameterizedTest
    @CsvSource({
        "objects,simple,39",
        "objects,complex,80",
        "objects,complex-as-documented,106",
        "objects,deep,140",
        "objects,deep-as-documented,100",
        "objects,media,275"
    })
    void writesNumbersWithFixedWidth(String suite, String id, int size) {
        byte[] document = examine(Payloads.create(suite, id, 42L)).documents().get(0);
        assertEquals(size, document.length);
    }

    private static Stream<Payload> payloads(String... suites) {
        return Stream.of(suites)
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    private static Examination examine(Payload payload) {
        return Examiner.examine(new HandwrittenContender(), payload, List.of());
    }
}
