package dev.piculet.lab.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadFields;
import dev.piculet.lab.contender.ReferenceTree;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sums of fields that readers are held against. */
class FieldsTest {
    private static final String SUITE = "objects";

    private static PayloadFields<Object> fields(Payload payload) {
        return payload.fields().orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"simple", "complex", "media", "deep", "complex-as-documented", "deep-as-documented", "media-cjk"
            })
    void everyFieldCountsAtItsPlace(String id) throws Exception {
        Payload payload = Payloads.create(SUITE, id, 1);
        Object value = payload.values().get(1);
        assertCounts(payload, value, value, value.getClass().getSimpleName());
    }

    /** Changes each field of an object in turn, and of the objects inside. */
    private void assertCounts(Payload payload, Object root, Object object, String path) throws Exception {
        long before = fields(payload).all().applyAsLong(root);
        for (Field field : ReferenceTree.fieldsOf(object.getClass())) {
            Object old = field.get(object);
            field.set(object, changed(field, old));
            assertNotEquals(before, fields(payload).all().applyAsLong(root), path + "." + field.getName());
            field.set(object, old);
            if (old != null && old.getClass().getName().startsWith("dev.piculet") && !(old instanceof Enum)) {
                assertCounts(payload, root, old, path + "." + field.getName());
            }
        }
        assertEquals(before, fields(payload).all().applyAsLong(root));
    }

    private static Object changed(Field field, Object old) {
        return switch (field.getType().getSimpleName()) {
            case "boolean" -> !(boolean) old;
            case "int" -> (int) old + 1;
            case "long" -> (long) old + 1;
            case "short" -> (short) ((short) old + 1);
            case "float" -> (float) old + 1;
            case "double" -> (double) old + 1;
            case "String" -> old + "x";
            default -> old == null ? any(field.getType()) : null;
        };
    }

    /** An innermost child, which has none, gets one. */
    private static Object any(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"simple", "complex", "media", "deep", "complex-as-documented", "deep-as-documented"})
    void valuesOfAPopulationHaveDifferentSums(String id) {
        Payload payload = Payloads.create(SUITE, id, 1);
        for (Operation operation : List.of(Operation.READ_ONE, Operation.READ_ALL)) {
            long first =
                    fields(payload).of(operation).applyAsLong(payload.values().get(1));
            long second =
                    fields(payload).of(operation).applyAsLong(payload.values().get(2));
            assertNotEquals(first, second, operation.id());
        }
    }
}
