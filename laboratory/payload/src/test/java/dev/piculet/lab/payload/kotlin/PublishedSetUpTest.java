package dev.piculet.lab.payload.kotlin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublishedSetUpTest {
    /** Remembers who called its constructor. */
    public static final class Recording {
        static String callers;

        public Recording(int number) {
            assertTrue(number >= 0 && number < 10);
            callers = Arrays.toString(new Throwable().getStackTrace());
        }
    }

    @Test
    void theConstructorIsCalledThroughKotlinReflect() {
        assertEquals(
                Recording.class,
                PublishedSetUp.madeByReflection(Recording.class, 1).getClass());
        assertTrue(Recording.callers.contains("kotlin.reflect.jvm.internal"), Recording.callers);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"constructor-1", "factory-5", "value-20", "value-factory-1", "wrapper-5", "wrapper-factory-20"})
    void everyShapeCanBeMadeAndItsNumbersHaveOneDigit(String id) {
        Class<?> type = Payloads.create("kotlin", id, 1).classes().get(0);
        String value = PublishedSetUp.madeByReflection(type, 3).toString();
        assertTrue(value.matches("\\w+\\((p\\d\\d=(\\w+\\(value=)?\\d\\)?(, )?)+\\)?"), value);
        assertNotEquals(value, PublishedSetUp.madeByReflection(type, 4).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "array-of-5", "map-strict"})
    void collectionsAreMadeByOrdinaryCalls(String id) {
        Payload payload = Payloads.create("kotlin", id, 1);
        assertTrue(PublishedSetUp.isMadeDirectly(payload.classes().get(0)));
    }

    @Test
    void namesOfTheDefaultsAreUnknown() {
        assertEquals("{\"q00\":1,\"q01\":2}", PublishedSetUp.withUnknownNames("{\"p00\":1,\"p01\":2}"));
    }
}
