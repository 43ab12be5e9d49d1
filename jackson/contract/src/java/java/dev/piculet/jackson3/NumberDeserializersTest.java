package dev.piculet.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JacksonStdImpl;
import tools.jackson.databind.deser.jdk.NumberDeserializers;

/** Jackson's own deserializers of numbers are known by the class that declares them, without a look at their annotations. */
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
}
