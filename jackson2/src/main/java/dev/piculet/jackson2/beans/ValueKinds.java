package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import com.fasterxml.jackson.databind.ser.std.BooleanSerializer;
import com.fasterxml.jackson.databind.ser.std.NumberSerializers;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.piculet.jackson.kotlin.generator.ValueKind;
import dev.piculet.model.ValueClassModel;

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
            return isStandard ? primitive(type) : ValueKind.PROPERTY;
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
            return primitive(type);
        }
        return type == String.class && by == StringSerializer.class ? ValueKind.STRING : ValueKind.OBJECT;
    }

    /** Returns how generated code reads or writes what a value class holds; OBJECT if it can't do without wrapping. */
    static ValueKind direct(ValueClassModel valueClass) {
        Class<?> type = valueClass.underlying().rawClass();
        if (valueClass.underlying().valueClass().isPresent()) {
            return ValueKind.OBJECT;
        }
        if (type == String.class) {
            return ValueKind.STRING;
        }
        ValueKind kind = primitive(type);
        return kind == ValueKind.PROPERTY ? ValueKind.OBJECT : kind;
    }

    private static ValueKind primitive(Class<?> type) {
        if (type == int.class) {
            return ValueKind.INT;
        }
        if (type == long.class) {
            return ValueKind.LONG;
        }
        if (type == double.class) {
            return ValueKind.DOUBLE;
        }
        return type == boolean.class ? ValueKind.BOOLEAN : ValueKind.PROPERTY;
    }
}
