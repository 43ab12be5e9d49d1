package dev.piculet.lab.payload.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypeNameTest {
    @SuppressWarnings("unused")
    private static final class Declared {
        Map<String, List<Integer>> map;
        String[][] arrays;
        Map.Entry<String, Integer> inner;
    }

    private static Type parse(String text) throws ClassNotFoundException {
        return TypeName.parse(text, TypeNameTest.class.getClassLoader());
    }

    private static Type declared(String field) throws NoSuchFieldException {
        Field declared = Declared.class.getDeclaredField(field);
        return declared.getGenericType();
    }

    @Test
    void typesAreEqualToThoseThatFieldsDeclare() throws Exception {
        assertEquals(String.class, parse("java.lang.String"));
        assertEquals(declared("map"), parse("java.util.Map<java.lang.String, java.util.List<java.lang.Integer>>"));
        assertEquals(
                declared("map").hashCode(), parse(declared("map").getTypeName()).hashCode());
        assertEquals(declared("arrays"), parse("java.lang.String[][]"));
        assertEquals(declared("inner"), parse("java.util.Map$Entry<java.lang.String,java.lang.Integer>"));
        assertEquals(
                "java.util.List<java.lang.String>",
                parse("java.util.List<java.lang.String>").getTypeName());
    }

    @Test
    void aClassThatIsNotThereIsNamed() {
        ClassNotFoundException e =
                assertThrows(ClassNotFoundException.class, () -> parse("java.util.List<com.acme.Order>"));
        assertEquals("com.acme.Order", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "java.util.List<",
                "java.util.List<java.lang.String",
                "java.util.List<java.lang.String>>",
                "java.lang.String<java.lang.String>",
                "java.lang.String[",
                "java.util.List<java.lang.String>[]"
            })
    void whatNamesNoTypeIsAnErrorWithItsPlace(String text) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> parse(text));
        assertEquals(0, e.getMessage().indexOf("'" + text + "' names no type, from character "));
    }

    @Test
    void classesAreThoseInTheText() {
        assertEquals(
                List.of("java.util.Map", "a.B$C", "D"),
                TypeName.classesIn("java.util.Map<a.B$C, java.util.Map<D[], D>>"));
    }
}
