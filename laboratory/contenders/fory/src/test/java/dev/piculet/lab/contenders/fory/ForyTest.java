package dev.piculet.lab.contenders.fory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ForyTest {
    static Stream<Payload> payloads() {
        return Stream.of("objects", "ab", "required")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytesForEqualClasses(Payload payload) {
        assertRight(Examiner.examine(new ForyContender(), payload, List.of()));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytesForClassesThatMayChange(Payload payload) {
        assertRight(Examiner.examine(new CompatibleForyContender(), payload, List.of()));
    }

    @ParameterizedTest
    @CsvSource({"simple,35", "complex,68", "complex-as-documented,74", "deep,132", "deep-as-documented,92", "media,241"
    })
    void writesNoFieldNamesForEqualClasses(String id, int size) {
        assertEquals(size, size(new ForyContender(), id));
    }

    @ParameterizedTest
    @CsvSource({
        "simple,107",
        "complex,144",
        "complex-as-documented,115",
        "deep,169",
        "deep-as-documented,122",
        "media,415"
    })
    void describesFieldsForClassesThatMayChange(String id, int size) {
        assertEquals(size, size(new CompatibleForyContender(), id));
    }

    private static int size(Contender contender, String id) {
        return Examiner.examine(contender, Payloads.create("objects", id, 42L), List.of())
                .documents()
                .get(0)
                .length;
    }

    private static void assertRight(Examination examination) {
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }
}
