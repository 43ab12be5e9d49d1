package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.ser.std.BooleanSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.piculet.jackson.kotlin.generator.ValueKind;

/** Which values the parser and generator read and write just as Jackson's own serializers and deserializers do. */
final class ValueKinds {
    private ValueKinds() {}

    /** Returns how generated code reads a value of a class that Jackson reads with a deserializer. */
    static ValueKind read(Class<?> type, JsonDeserializer<?> deserializer) {
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
    static ValueKind written(Class<?> type, JsonSerializer<?> serializer) {
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
