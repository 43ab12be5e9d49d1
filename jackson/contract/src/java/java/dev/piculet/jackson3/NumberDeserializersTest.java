package dev.piculet.jackson3;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import tools.jackson.databind.module.SimpleModule;

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

    /** Is none of Jackson's own, whatever it calls itself. */
    @JacksonStdImpl
    static final class Negating extends ValueDeserializer<Integer> {
        @Override
        public Integer deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return -in.getIntValue();
        }
    }

    /** What is read by it in a creator's arguments. */
    public record Arguments(
            @JsonDeserialize(using = Negating.class) Integer wrapper,
            @JsonDeserialize(contentUsing = Negating.class) List<Integer> all,
            @JsonDeserialize(contentUsing = Negating.class) Map<String, Integer> named,
            int primitive) {}

    /** What is read by it in fields. */
    public static final class Fields {
        @JsonDeserialize(using = Negating.class)
        public Integer wrapper;

        @JsonDeserialize(contentUsing = Negating.class)
        public List<Integer> all;

        @JsonDeserialize(contentUsing = Negating.class)
        public Map<String, Integer> named;

        @JsonDeserialize(using = Negating.class)
        public int primitive;

        @Override
        public String toString() {
            return "Fields[wrapper=" + wrapper + ", all=" + all + ", named=" + named + ", primitive=" + primitive + "]";
        }
    }

    @Test
    void numbersAreReadByADeserializerThatCallsItselfAStandardOne() throws JacksonException {
        assertReadAlike(
                new SimpleModule("nothing"), "[wrapper=-1, all=[-2, -3], named={a=-4}, primitive=", "5]", "-5]");
    }

    @Test
    void numbersOfAllPlacesAreReadByADeserializerThatCallsItselfAStandardOne() throws JacksonException {
        SimpleModule everywhere = new SimpleModule("negating")
                .addDeserializer(int.class, new Negating())
                .addDeserializer(Integer.class, new Negating());
        assertReadAlike(everywhere, "[wrapper=-1, all=[-2, -3], named={a=-4}, primitive=", "-5]", "-5]");
    }

    /** Is read by Jackson's own deserializer of any number, which may give one of another class. */
    public record Whole(
            @JsonDeserialize(using = NumberDeserializers.NumberDeserializer.class)
            int number) {}

    /** Likewise; a small number is an {@code Integer} then. */
    public record MaybeWhole(
            @JsonDeserialize(using = NumberDeserializers.NumberDeserializer.class)
            Long number) {}

    @Test
    void numbersOfAnotherClassAreRefusedAsByJacksonAlone() {
        PiculetModule module = PiculetModule.builder().generateAfter(0).build();
        JsonMapper mapper = JsonMapper.builder().addModule(module).build();
        JsonMapper plain = JsonMapper.builder().build();
        for (String number : List.of("1", "3000000000", "1.5", "null", "\"7\"", "\"1.5\"")) {
            String json = "{\"number\":" + number + "}";
            for (Object source : List.of(json, json.getBytes(StandardCharsets.UTF_8))) {
                for (Class<?> type : List.of(Whole.class, MaybeWhole.class)) {
                    String expected = told(plain, source, type);
                    for (JsonMapper each : List.of(mapper, mapper, PiculetJsonMapper.of(mapper))) {
                        assertEquals(expected, told(each, source, type), json);
                    }
                }
            }
        }
    }

    private static String told(JsonMapper mapper, Object source, Class<?> type) {
        try {
            return read(mapper, source, type);
        } catch (JacksonException e) {
            return e.toString();
        }
    }

    private static void assertReadAlike(SimpleModule others, String read, String endOfRecord, String endOfBean)
            throws JacksonException {
        PiculetModule module = PiculetModule.builder().generateAfter(0).build();
        JsonMapper mapper =
                JsonMapper.builder().addModule(module).addModule(others).build();
        JsonMapper plain = JsonMapper.builder().addModule(others).build();
        String json = "{\"wrapper\":1,\"all\":[2,3],\"named\":{\"a\":4},\"primitive\":5}";
        for (JsonMapper each : List.of(plain, mapper, PiculetJsonMapper.of(mapper))) {
            for (int i = 0; i < 4; i++) {
                for (Object source : List.of(json, json.getBytes(StandardCharsets.UTF_8))) {
                    assertEquals("Arguments" + read + endOfRecord, read(each, source, Arguments.class));
                    assertEquals("Fields" + read + endOfBean, read(each, source, Fields.class));
                }
            }
        }
    }

    private static String read(JsonMapper mapper, Object source, Class<?> type) throws JacksonException {
        Object read =
                source instanceof String text ? mapper.readValue(text, type) : mapper.readValue((byte[]) source, type);
        return read.toString();
    }
}
