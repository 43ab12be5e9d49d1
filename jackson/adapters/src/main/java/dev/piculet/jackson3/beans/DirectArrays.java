package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DirectArray;
import dev.piculet.jackson.direct.DirectEnumSet;
import dev.piculet.jackson.direct.DirectObjects;
import dev.piculet.jackson.direct.DirectScalars;
import dev.piculet.jackson.direct.DirectValue;
import java.util.Map;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.NullValueProvider;
import tools.jackson.databind.deser.jdk.EnumSetDeserializer;
import tools.jackson.databind.deser.jdk.ObjectArrayDeserializer;
import tools.jackson.databind.deser.jdk.PrimitiveArrayDeserializers;
import tools.jackson.databind.deser.jdk.StringArrayDeserializer;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** Finds what reads arrays, and sets of constants of an enum, straight from bytes as Jackson's own deserializers do. */
final class DirectArrays {
    private static final Map<Class<?>, DirectValue> OF_NUMBERS = Map.of(
            double[].class, DirectArray.DOUBLES,
            float[].class, DirectArray.FLOATS,
            int[].class, DirectArray.INTS,
            long[].class, DirectArray.LONGS);

    private DirectArrays() {}

    /** Returns null for anything else, or if nothing is known to read the same. */
    static DirectValue of(ValueDeserializer<?> by, Class<?> type, DirectReaders readers) throws NotGenerated {
        // Jackson's own are nested in it, and final. Others may be of subclasses elsewhere.
        if (by.getClass().getDeclaringClass() == PrimitiveArrayDeserializers.class) {
            return OF_NUMBERS.get(type);
        }
        try {
            if (by.getClass() == StringArrayDeserializer.class) {
                return ofStrings(by);
            }
            if (by.getClass() == EnumSetDeserializer.class) {
                return ofConstants(by, readers);
            }
            return by.getClass() == ObjectArrayDeserializer.class
                    ? ofObjects((ObjectArrayDeserializer) by, type, readers)
                    : null;
        } catch (ReflectiveOperationException e) {
            // A module that is closed, or a version that keeps settings elsewhere.
            return null;
        }
    }

    private static DirectValue ofStrings(ValueDeserializer<?> by) throws ReflectiveOperationException {
        boolean isUsual = JacksonInside.value(by, "_elementDeserializer", ValueDeserializer.class) == null;
        boolean addsNull = !skipsNull(by) && nulls(by) instanceof StringDeserializer;
        return isUsual ? new DirectObjects(String.class, DirectScalars.TEXT, addsNull) : null;
    }

    private static DirectValue ofObjects(ObjectArrayDeserializer by, Class<?> type, DirectReaders readers)
            throws NotGenerated, ReflectiveOperationException {
        ValueDeserializer<?> element = by.getContentDeserializer();
        boolean isTyped = JacksonInside.value(by, "_elementTypeDeserializer", TypeDeserializer.class) != null;
        if (isTyped || element == null || JacksonCalls.hasObjectId(element)) {
            return null;
        }
        DirectValue value = readers.value(TakenContainers.of(element), type.getComponentType());
        boolean addsNull = !skipsNull(by) && SettableFacts.givesNullForNull(nulls(by), element);
        return value == null || DirectMaps.learns(value)
                ? null
                : new DirectObjects(type.getComponentType(), value, addsNull);
    }

    private static DirectValue ofConstants(ValueDeserializer<?> by, DirectReaders readers)
            throws NotGenerated, ReflectiveOperationException {
        ValueDeserializer<?> constant =
                (ValueDeserializer<?>) JacksonInside.value(by, "_enumDeserializer", ValueDeserializer.class);
        Class<?> type = ((JavaType) JacksonInside.value(by, "_enumType", JavaType.class)).getRawClass();
        DirectValue value = constant == null || isTypedSet(by) ? null : readers.value(constant, type);
        return value == null ? null : new DirectEnumSet(type, value);
    }

    /** Tells whether constants may come with a type, as some versions allow. */
    private static boolean isTypedSet(ValueDeserializer<?> by) throws ReflectiveOperationException {
        try {
            return JacksonInside.value(by, "_valueTypeDeserializer", TypeDeserializer.class) != null;
        } catch (NoSuchFieldException e) {
            return false;
        }
    }

    private static boolean skipsNull(ValueDeserializer<?> by) throws ReflectiveOperationException {
        return (boolean) JacksonInside.value(by, "_skipNullValues", boolean.class);
    }

    private static NullValueProvider nulls(ValueDeserializer<?> by) throws ReflectiveOperationException {
        return (NullValueProvider) JacksonInside.value(by, "_nullProvider", NullValueProvider.class);
    }
}
