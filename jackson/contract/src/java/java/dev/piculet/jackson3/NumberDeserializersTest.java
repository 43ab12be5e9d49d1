package dev.piculet.jackson3;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JacksonStdImpl;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.NullValueProvider;
import tools.jackson.databind.deser.jdk.NumberDeserializers;
import tools.jackson.databind.deser.jdk.PrimitiveArrayDeserializers;
import tools.jackson.databind.json.JsonMapper;

/**
 * Jackson's own deserializers of numbers, and of arrays of them, are known by the class that declares them, without a look at
 * their annotations.
 */
class NumberDeserializersTest {
    @Test
    void allThatAreDeclaredThereAreStandardOnes() {
        int standard = 0;
        List<Class<?>> others = new ArrayList<>();
        for (Class<?> declared : NumberDeserializers.class.getDeclaredClasses()) {
            if (declared.isAnnotationPresent(JacksonStdImpl.class)) {
                standard++;
            } else if (ValueDeserializer.class.isAssignableFrom(declared)
                    && !Modifier.isAbstract(declared.getModifiers())) {
                others.add(declared);
            }
        }
        assertEquals(List.of(), others);
        assertTrue(standard >= 8, standard + " classes");
    }

    /** Extends what Jackson's own ones of arrays are declared in. */
    static final class Doubling extends PrimitiveArrayDeserializers<int[]> {
        Doubling() {
            super(int[].class);
        }

        @Override
        public int[] deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            List<Integer> all = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                all.add(2 * in.getIntValue());
            }
            return all.stream().mapToInt(number -> number).toArray();
        }

        @Override
        protected int[] _concat(int[] before, int[] read) {
            return read;
        }

        @Override
        protected int[] handleSingleElementUnwrapped(JsonParser in, DeserializationContext context) {
            return _constructEmpty();
        }

        @Override
        protected PrimitiveArrayDeserializers<?> withResolved(NullValueProvider nulls, Boolean unwrapsSingle) {
            return this;
        }

        @Override
        protected int[] _constructEmpty() {
            return new int[0];
        }
    }

    /** What is read by it. */
    public record Row(
            @JsonDeserialize(using = Doubling.class) int[] cells) {}

    @Test
    void arraysAreReadByADeserializerThatExtendsJacksons() throws JacksonException {
        PiculetModule module = PiculetModule.builder().generateAfter(0).build();
        JsonMapper mapper = JsonMapper.builder().addModule(module).build();
        byte[] json = "{\"cells\":[1,2]}".getBytes(StandardCharsets.UTF_8);
        for (JsonMapper each : List.of(JsonMapper.builder().build(), mapper, PiculetJsonMapper.of(mapper))) {
            for (int i = 0; i < 4; i++) {
                assertArrayEquals(
                        new int[] {2, 4}, each.readValue(json, Row.class).cells());
            }
        }
    }
}
