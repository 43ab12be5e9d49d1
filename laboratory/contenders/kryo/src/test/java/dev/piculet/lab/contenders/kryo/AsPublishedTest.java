package dev.piculet.lab.contenders.kryo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.payload.Payloads;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AsPublishedTest {
    @SuppressWarnings("unchecked")
    private static Binding<Object> bind(String id) {
        return (Binding<Object>) new AsPublished().bind(Payloads.create("objects", id, 1));
    }

    @ParameterizedTest
    @CsvSource({"simple,25", "deep,90"})
    void theFirstValueHasTheSizeThatTheWriteUpTells(String id, int size) throws Exception {
        assertEquals(size, bind(id).serialize(Payloads.maker("objects", id).apply(0)).length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"simple", "complex", "deep"})
    void whatIsWrittenIsReadAgain(String id) throws Exception {
        Object value = Payloads.maker("objects", id).apply(7);
        Object read = bind(id).deserialize(bind(id).serialize(value));
        assertEquals(ReferenceTree.of(value), ReferenceTree.of(read));
    }
}
