package dev.piculet.lab.contenders.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.objects.Complex;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class JdkTest {
    static Stream<Payload> objects() {
        return Payloads.ids("objects").stream().map(id -> Payloads.create("objects", id, 42L));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void readsItsOwnBytes(Payload payload) {
        assertRight(examine(payload));
    }

    @Test
    void readsItsOwnBytesFromAFile() {
        assertRight(examine(Payload.of("test", "file", Complex.class, Complex.of(1))
                .classes(Complex.class, Complex.Nested.class)
                .form(Form.FILE)
                .build()));
    }

    @ParameterizedTest
    @CsvSource({
        "ab,testdata-100,ab.TestData",
        "ab,testdata-1,ab.TestData",
        "ab,testdata-10000,ab.TestData",
        "ab,testdata-100-file,ab.TestData",
        "ab,testdata-1-file,ab.TestData",
        "ab,testdata-10000-file,ab.TestData",
        "required,kotlin-annotated,required.KotlinRequestWithAnnotation",
        "required,kotlin-plain,required.KotlinRequest",
        "required,kotlin-get-annotated,required.KotlinRequestWithGetterAnnotation",
        "required,java-annotated,required.JavaRequestWithAnnotation",
        "required,java-plain,required.JavaRequest",
        "required,java-get-annotated,required.JavaRequestWithGetterAnnotation"
    })
    void refusesClassesThatAreNotSerializable(String suite, String id, String type) {
        assertEquals(
                "dev.piculet.lab.payload." + type + " does not implement java.io.Serializable.",
                examine(Payloads.create(suite, id, 42L)).unsupported());
    }

    private static Examination examine(Payload payload) {
        return Examiner.examine(new JdkContender(), payload, List.of());
    }

    private static void assertRight(Examination examination) {
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
        assertNull(examination.readFailure());
    }
}
