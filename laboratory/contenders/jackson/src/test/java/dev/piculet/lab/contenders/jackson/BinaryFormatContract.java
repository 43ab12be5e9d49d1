package dev.piculet.lab.contenders.jackson;

import static dev.piculet.lab.contract.ContenderAssertions.assertHoldsExtremes;
import static dev.piculet.lab.contract.ContenderAssertions.assertReadsItsOwnBytes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.lab.contender.Contender;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What mappers of binary formats have in common in both majors. */
public abstract class BinaryFormatContract extends ContenderContract {
    protected abstract List<Contender> all();

    /** Returns the size of each contender's document for the customary media object, by the contender's class. */
    protected abstract Map<String, Integer> sizesOfMedia();

    @Override
    protected final Object parse(byte[] json) {
        throw new AssertionError("These contenders write no JSON.");
    }

    @TestFactory
    Stream<DynamicTest> everyFormatDoesTheObjects() {
        return forEach(
                all(),
                "objects",
                id -> true,
                (contender, payload) -> assertReadsItsOwnBytes(contender, payload.toString()));
    }

    @TestFactory
    Stream<DynamicTest> everyFormatHoldsExtremes() {
        return forEach(
                all(),
                "objects",
                id -> !id.startsWith("media"),
                (contender, payload) -> assertHoldsExtremes(contender, payload.toString()));
    }

    @TestFactory
    Stream<DynamicTest> kotlinClassesNeedAKotlinModule() {
        return forEach(
                all(),
                "ab",
                id -> true,
                (contender, payload) ->
                        assertRefused("needs a Kotlin module to construct Kotlin classes", contender, payload));
    }

    @Test
    void documentsHaveNames() {
        Map<String, Integer> sizes = all().stream()
                .collect(Collectors.toMap(
                        contender -> contender.getClass().getSimpleName(),
                        contender -> examine(contender, payload("objects", "media"))
                                .documents()
                                .get(0)
                                .length));
        assertEquals(sizesOfMedia(), sizes);
    }
}
