package dev.piculet.lab.payload.wide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.lab.payload.Payloads;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WidePayloadsTest {
    @ParameterizedTest
    @ValueSource(ints = {80, 400, 800})
    void hasAsManyFieldsAsItsIdSaysInTheSameMix(int count) {
        List<Field> fields = fields(count);
        assertEquals(count, fields.size());
        for (int start = 0; start < count; start += 40) {
            Map<Class<?>, Long> expected = counted(WideValues.MIX, type -> type, 5);
            assertEquals(expected, counted(fields.subList(start, start + 40), Field::getType, 1));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 400, 800})
    void fillsEveryFieldWithAValueOfItsOwn(int count) {
        Object value = value(count);
        List<Object> ints = fields(count).stream()
                .filter(field -> field.getType() == int.class)
                .map(field -> read(field, value))
                .distinct()
                .toList();
        assertEquals(count / 4, ints.size(), count / 100.0, "two of a hundred thousand values may be equal by chance");
    }

    private static Object value(int count) {
        return Payloads.create("wide", "fields-" + count, 7).values().get(0);
    }

    private static List<Field> fields(int count) {
        return Arrays.stream(value(count).getClass().getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .toList();
    }

    private static Object read(Field field, Object value) {
        try {
            return field.get(value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static <T> Map<Class<?>, Long> counted(List<T> items, Function<T, Class<?>> type, int times) {
        return items.stream().collect(Collectors.groupingBy(type, Collectors.summingLong(item -> times)));
    }
}
