package dev.piculet.binary.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.UnsupportedClassException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The message about a class without a layout names a replacement. */
class ReplacementsTest {
    private static final String TRANSIENT = "It is no data. Mark the property that holds it transient.";

    private static final String OR_CODEC = ", or give OptionsBuilder.codec a codec for it.";

    private static final String ENTRY =
            "It is an entry of a map, which may show that. Keep a copy, such as new AbstractMap.SimpleEntry<>(entry).";

    private static Object entry(Map<?, ?> map) {
        return map.entrySet().iterator().next();
    }

    static Stream<Arguments> values() {
        int captured = List.of(1).size();
        class Local {
            int value() {
                return captured;
            }
        }
        Object anonymous = new Object() {
            int value = captured;
        };
        Runnable lambda = () -> Integer.toString(captured);
        return Stream.of(
                Arguments.of(new File("a"), "Keep its path, the String of getPath" + OR_CODEC),
                Arguments.of(Path.of("a"), "Keep it as the String of toString" + OR_CODEC),
                Arguments.of(
                        new ByteArrayInputStream(new byte[0]),
                        "Keep the byte[] of readAllBytes, or mark the property that holds it transient."),
                Arguments.of(Thread.currentThread(), TRANSIENT),
                Arguments.of(entry(new HashMap<>(Map.of("a", 1))), ENTRY),
                Arguments.of(entry(new TreeMap<>(Map.of("a", 1))), ENTRY),
                Arguments.of(entry(Collections.unmodifiableMap(new HashMap<>(Map.of("a", 1)))), ENTRY),
                Arguments.of(anonymous, "It is an anonymous class, which has no lasting name. Declare a named class."),
                Arguments.of(
                        new Local(),
                        "It is a local class that holds variables of its method. Move it out of the method."),
                Arguments.of(
                        lambda,
                        "It is a lambda, which is no data."
                                + " Mark the property that holds it transient, or declare a named class."));
    }

    @ParameterizedTest
    @MethodSource("values")
    void valuesDeclaredAsObjectAreNotToBeAllowed(Object value, String advice) {
        BinarySerializer serializer = BinarySerializer.builder().build();
        assertEquals(
                "An instance of " + value.getClass().getName() + " can't be written at $.\n  " + advice,
                assertThrows(UnsupportedValueException.class, () -> serializer.serialize(value))
                        .getMessage());
    }

    @Test
    @Tag("jdk")
    @EnabledForJreRange(min = JRE.JAVA_21)
    void entriesOfSequencedMapsAreNotToBeAllowed() throws Exception {
        Map<String, Integer> map = new LinkedHashMap<>(Map.of("a", 1));
        Object entry =
                Class.forName("java.util.SequencedMap").getMethod("firstEntry").invoke(map);
        valuesDeclaredAsObjectAreNotToBeAllowed(entry, ENTRY);
    }

    @ParameterizedTest
    @MethodSource("declared")
    void declaredTypesAreNotToBeGivenSubtypes(Class<?> type, String message) {
        assertEquals(
                message,
                assertThrows(UnsupportedClassException.class, () -> TypedSerializer.of(type))
                        .getMessage());
    }

    static Stream<Arguments> declared() {
        return Stream.of(
                Arguments.of(
                        Path.class,
                        "No layout for java.nio.file.Path at $.\n  Keep it as the String of toString" + OR_CODEC),
                Arguments.of(
                        InputStream.class,
                        "No layout for java.io.InputStream at $."
                                + "\n  Keep the byte[] of readAllBytes, or mark the property that holds it transient."),
                Arguments.of(
                        Thread.class,
                        "Cannot create java.lang.Thread: a java.lang.Thread belongs to the running JVM."
                                + " Mark the property that holds it transient.\n  Found at $."),
                Arguments.of(
                        File.class,
                        "Cannot create java.io.File: it writes itself with readObject, and keeps state in transient"
                                + " field 'status' of java.io.File. Give the class a codec."
                                + "\n  Keep its path, the String of getPath" + OR_CODEC + "\n  Found at $."),
                Arguments.of(
                        void.class,
                        "Type java.lang.Void has no values at $.\n  Declare the property nullable, or leave it out."));
    }

    @Test
    void primitiveTypesAreTheirBoxes() {
        StringBuilder logged = new StringBuilder();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.append(entry.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger logger = Logger.getLogger("");
        logger.addHandler(handler);
        try {
            TypedSerializer<Integer> serializer =
                    TypedSerializer.builder(int.class).generateAfter(0).build();
            assertEquals(-5, serializer.deserialize(serializer.serialize(-5)));
            assertEquals(TypedSerializer.of(Integer.class).schema(), serializer.schema());
        } finally {
            logger.removeHandler(handler);
        }
        assertEquals("", logged.toString());
    }
}
