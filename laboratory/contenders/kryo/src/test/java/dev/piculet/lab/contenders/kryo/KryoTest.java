package dev.piculet.lab.contenders.kryo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class KryoTest {
    static Stream<Payload> payloads() {
        return Stream.of("objects", "ab", "required")
                .flatMap(suite -> Payloads.ids(suite).stream().map(id -> Payloads.create(suite, id, 42L)));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytesWithClassesRegistered(Payload payload) {
        assertRight(Examiner.examine(new KryoContender(), payload, List.of()));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void readsItsOwnBytesWithoutRegisteredClasses(Payload payload) {
        assertRight(Examiner.examine(new UnregisteredKryoContender(), payload, List.of()));
    }

    @ParameterizedTest
    @CsvSource({"simple,29", "complex,55", "complex-as-documented,57", "deep,110", "deep-as-documented,70", "media,214"
    })
    void writesNoClassNamesWithClassesRegistered(String id, int size) {
        assertEquals(size, document(new KryoContender(), id).length);
    }

    @ParameterizedTest
    @CsvSource({
        "simple,69",
        "complex,161",
        "complex-as-documented,148",
        "deep,152",
        "deep-as-documented,124",
        "media,383"
    })
    void writesClassNamesWithoutRegisteredClasses(String id, int size) {
        byte[] document = document(new UnregisteredKryoContender(), id);
        assertEquals(size, document.length);
        // Without the name's last character: Kryo sets its high bit.
        assertTrue(new String(document, StandardCharsets.ISO_8859_1).contains("dev.piculet.lab.payload.objects."));
    }

    private static byte[] document(Contender contender, String id) {
        return Examiner.examine(contender, Payloads.create("objects", id, 42L), List.of())
                .documents()
                .get(0);
    }

    private static void assertRight(Examination examination) {
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }
}
