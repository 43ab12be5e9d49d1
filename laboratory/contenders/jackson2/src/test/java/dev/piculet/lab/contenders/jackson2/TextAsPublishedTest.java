package dev.piculet.lab.contenders.jackson2;

import static dev.piculet.lab.contract.ContenderAssertions.assertRight;
import static dev.piculet.lab.contract.ContenderAssertions.examine;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonMappingException;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.Payloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextAsPublishedTest {
    static Stream<Contender> contenders() {
        return Stream.of(new KotlinAsPublished(), new PiculetAsPublished());
    }

    @SuppressWarnings("unchecked")
    private static TextBinding<Object> bind(Contender contender, String id) throws Exception {
        return (TextBinding<Object>) contender.bind(Payloads.create("kotlin", id, 1));
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void readsAndWritesWhatTheWriteUpsDo(Contender contender) {
        for (String path : List.of(
                "kotlin/constructor-5",
                "kotlin/factory-20-missing",
                "kotlin/map-of-5-strict",
                "ab/testdata-100",
                "ab/testdata-100-file")) {
            assertRight(examine(contender, path), path);
        }
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void strictNullChecksAreOnWhereARowHasThem(Contender contender) throws Exception {
        String text = "{\"value\":[null]}";
        assertEquals(
                "ListHolder(value=[null])",
                bind(contender, "list").deserializeText(text).toString());
        assertThrows(
                JsonMappingException.class, () -> bind(contender, "list-strict").deserializeText(text));
    }
}
