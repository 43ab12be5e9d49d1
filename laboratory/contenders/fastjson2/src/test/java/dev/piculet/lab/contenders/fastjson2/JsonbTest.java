package dev.piculet.lab.contenders.fastjson2;

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

class JsonbTest {
    static Stream<Payload> payloads() {
        return Stream.of("objects", "ab", "required")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytes(Payload payload) {
        Examination examination = examine(payload);
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }

    @ParameterizedTest
    @CsvSource({"simple,35", "complex,59", "complex-as-documented,64", "deep,109", "deep-as-documented,76", "media,224"
    })
    void writesNoFieldNames(String id, int size) {
        byte[] document =
                examine(Payloads.create("objects", id, 42L)).documents().get(0);
        assertEquals(size, document.length);
    }

    private static Examination examine(Payload payload) {
        return Examiner.examine(new JsonbContender(), payload, List.of());
    }
}
