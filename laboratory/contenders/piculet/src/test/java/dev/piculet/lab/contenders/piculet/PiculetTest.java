package dev.piculet.lab.contenders.piculet;

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

class PiculetTest {
    static Stream<Payload> payloads() {
        return Stream.of("objects", "ab", "wide", "open")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytes(Payload payload) {
        assertRight(new TypedContender(), payload);
        assertRight(new FixedTypedContender(), payload);
        assertRight(new HeaderlessTypedContender(), payload);
        assertRight(new SelfDescribingContender(), payload);
    }

    private static void assertRight(Contender contender, Payload payload) {
        Examination examination = Examiner.examine(contender, payload, List.of());
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }

    @ParameterizedTest
    @CsvSource({"simple,34", "complex,61", "complex-as-documented,67", "deep,119", "deep-as-documented,79", "media,221"
    })
    void writesSoManyBytes(String id, int size) {
        assertEquals(size, document(new TypedContender(), id).length);
    }

    @ParameterizedTest
    @CsvSource({"simple,30", "complex,57", "complex-as-documented,63", "deep,115", "deep-as-documented,75", "media,217"
    })
    void writesAboutWhatKryoWritesWithoutHeader(String id, int size) {
        assertEquals(size, document(new HeaderlessTypedContender(), id).length);
    }

    private static byte[] document(Contender contender, String id) {
        return Examiner.examine(contender, Payloads.create("objects", id, 42L), List.of())
                .documents()
                .get(0);
    }
}
