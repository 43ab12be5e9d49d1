package dev.piculet.jackson3.beans;

import dev.piculet.jackson.kotlin.generator.ValueKind;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.ser.jdk.BooleanSerializer;
import tools.jackson.databind.ser.jdk.NumberSerializers;
import tools.jackson.databind.ser.jdk.StringSerializer;
import tools.jackson.databind.util.ClassUtil;

/** Which values the parser and generator read and write just as Jackson's own serializers and deserializers do. */
final class ValueKinds {
    private ValueKinds() {}

    /** Returns how generated code reads a value of a class that Jackson reads with a deserializer. */
    static ValueKind read(Class<?> type, ValueDeserializer<?> deserializer) {
        if (deserializer == null) {
            return ValueKind.PROPERTY;
        }
        boolean isStandard = ClassUtil.isJacksonStdImpl(deserializer);
        if (type.isPrimitive()) {
            return isStandard ? ValueKind.ofPrimitive(type) : ValueKind.PROPERTY;
        }
        boolean isString = type == String.class && deserializer.getClass() == StringDeserializer.class;
        return isString ? ValueKind.STRING : ValueKind.OBJECT;
    }

    /** Returns how generated code writes a value of a class that Jackson writes with a serializer; null if dynamic. */
    static ValueKind written(Class<?> type, ValueSerializer<?> serializer) {
        if (serializer == null) {
            return type.isPrimitive() ? ValueKind.PROPERTY : ValueKind.OBJECT;
        }
        Class<?> by = serializer.getClass();
        boolean isNumber = type == int.class && by == NumberSerializers.IntegerSerializer.class
                || type == long.class && by == NumberSerializers.LongSerializer.class
                || type == double.class && by == NumberSerializers.DoubleSerializer.class;
        if (isNumber || type == boolean.class && by == BooleanSerializer.class) {
            return ValueKind.ofPrimitive(type);
        }
        return type == String.class && by == StringSerializer.class ? ValueKind.STRING : ValueKind.OBJECT;
    }
}
