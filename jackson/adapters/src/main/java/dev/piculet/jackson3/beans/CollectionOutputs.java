package dev.piculet.jackson3.beans;

import com.fasterxml.jackson.annotation.JsonFormat;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.jdk.CollectionSerializer;
import tools.jackson.databind.ser.jdk.EnumSetSerializer;
import tools.jackson.databind.ser.jdk.IndexedListSerializer;
import tools.jackson.databind.ser.jdk.IndexedStringListSerializer;
import tools.jackson.databind.ser.jdk.JDKKeySerializers;
import tools.jackson.databind.ser.jdk.MapSerializer;
import tools.jackson.databind.ser.jdk.ObjectArraySerializer;
import tools.jackson.databind.ser.jdk.StringArraySerializer;
import tools.jackson.databind.ser.jdk.StringCollectionSerializer;
import tools.jackson.databind.ser.jdk.StringSerializer;
import tools.jackson.databind.ser.std.AsArraySerializerBase;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.util.IgnorePropertiesUtil;

/** Finds how lists and maps are written whose serializer is one of Jackson's own, without settings of its own. */
final class CollectionOutputs {
    private CollectionOutputs() {}

    /** Returns null if there is no way but tokens. */
    @SuppressWarnings("unchecked")
    static ValueOutput of(ValueSerializer<?> by) {
        try {
            if (by.getClass() == IndexedStringListSerializer.class && isPlain(by)) {
                ElementOutputs strings = ElementOutputs.by(new StringSerializer());
                return new ListOutput((StdSerializer<Object>) by, strings, /* wrapsAccess= */ true);
            }
            if (by.getClass() == IndexedListSerializer.class && isPlain(by)) {
                return ofElements((IndexedListSerializer) by);
            }
            if (by.getClass() == MapSerializer.class && isPlainMap(by)) {
                return ofEntries((MapSerializer) by);
            }
        } catch (ReflectiveOperationException | RuntimeException e) {
            // A module that is closed, or a version that keeps settings elsewhere.
            return null;
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private static ValueOutput ofElements(IndexedListSerializer by) throws ReflectiveOperationException {
        ElementOutputs elements = isTyped(by) ? null : elements(by, by.getContentSerializer(), by.getContentType());
        boolean wrapsAccess = by.getContentSerializer() == null;
        return elements == null || elements.areByTokens()
                ? null
                : new ListOutput((StdSerializer<Object>) (ValueSerializer<?>) by, elements, wrapsAccess);
    }

    /**
     * Returns null if who asks first is told another serializer than those who ask later.
     *
     * @param element writes each of them; null if their classes tell it
     */
    private static ElementOutputs elements(ValueSerializer<?> by, ValueSerializer<?> element, JavaType type)
            throws ReflectiveOperationException {
        if (element != null) {
            return ElementOutputs.by(element);
        }
        BeanProperty property = property(by);
        // Jackson makes a serializer by the property's format, and finds it for any property afterwards.
        boolean hasFormat = property != null && property.getAnnotation(JsonFormat.class) != null;
        return hasFormat ? null : ElementOutputs.ofClasses(by, type, property);
    }

    /**
     * Returns how the elements of a list, or another collection, are written; null if its serializer is another one, or has
     * settings of its own.
     */
    static ElementOutputs elementsOf(ValueSerializer<?> by) {
        Class<?> kind = by.getClass();
        try {
            if ((kind == IndexedStringListSerializer.class || kind == StringCollectionSerializer.class)
                    && isPlain(by)) {
                return ElementOutputs.by(new StringSerializer());
            }
            boolean isKnown = kind == IndexedListSerializer.class
                    || kind == CollectionSerializer.class
                    || kind == EnumSetSerializer.class;
            if (!isKnown || !isPlain(by) || isTyped(by)) {
                return null;
            }
            AsArraySerializerBase<?> all = (AsArraySerializerBase<?>) by;
            // Jackson looks for the serializer of an enum, and not of a constant that has a class of its own.
            boolean isOfEnum = kind == EnumSetSerializer.class && all.getContentSerializer() == null;
            return isOfEnum ? null : elements(by, all.getContentSerializer(), all.getContentType());
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** Returns how the elements of an array of objects are written; null likewise. */
    static ElementOutputs elementsOfArray(ValueSerializer<?> by) {
        try {
            if (by.getClass() == StringArraySerializer.class && isPlain(by)) {
                boolean isUsual = ((StringArraySerializer) by).getContentSerializer() == null;
                return isUsual ? ElementOutputs.by(new StringSerializer()) : null;
            }
            if (by.getClass() != ObjectArraySerializer.class || !isPlain(by) || isTyped(by)) {
                return null;
            }
            ObjectArraySerializer all = (ObjectArraySerializer) by;
            return elements(by, all.getContentSerializer(), all.getContentType());
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    /** Returns how the values of a map with strings as keys are written; null likewise. */
    static ElementOutputs valuesOf(ValueSerializer<?> by) {
        try {
            return by.getClass() == MapSerializer.class && isPlainMap(by) ? values((MapSerializer) by) : null;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return null;
        }
    }

    private static ElementOutputs values(MapSerializer by) throws ReflectiveOperationException {
        return elements(by, by.getContentSerializer(), by.getContentType());
    }

    /** Tells whether an array's serializer writes every element, and brackets around them. */
    static boolean isPlainArray(ValueSerializer<?> by) {
        try {
            return isPlain(by);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return false;
        }
    }

    private static ValueOutput ofEntries(MapSerializer by) throws ReflectiveOperationException {
        JavaType keyType = (JavaType) JacksonInside.value(by, "_keyType", JavaType.class);
        ElementOutputs values = values(by);
        MapOutput output = values == null ? null : new MapOutput(by, keyType, property(by), values);
        return output == null || output.isByTokens() ? null : output;
    }

    private static BeanProperty property(ValueSerializer<?> by) throws ReflectiveOperationException {
        return (BeanProperty) JacksonInside.value(by, "_property", BeanProperty.class);
    }

    private static boolean isTyped(ValueSerializer<?> by) throws ReflectiveOperationException {
        return JacksonInside.value(by, "_valueTypeSerializer", TypeSerializer.class) != null;
    }

    /** Tells whether every entry is written, in the map's order, with strings as keys. */
    private static boolean isPlainMap(ValueSerializer<?> by) throws ReflectiveOperationException {
        Object keys = JacksonInside.value(by, "_keySerializer", ValueSerializer.class);
        return keys != null
                && keys.getClass() == JDKKeySerializers.StringKeySerializer.class
                && !isTyped(by)
                && !(boolean) JacksonInside.value(by, "_sortKeys", boolean.class)
                && !(boolean) JacksonInside.value(by, "_suppressNulls", boolean.class)
                && JacksonInside.value(by, "_suppressableValue", Object.class) == null
                && JacksonInside.value(by, "_filterId", Object.class) == null
                && JacksonInside.value(by, "_inclusionChecker", IgnorePropertiesUtil.Checker.class) == null;
    }

    /** Tells whether every element is written, and brackets around them. */
    private static boolean isPlain(ValueSerializer<?> by) throws ReflectiveOperationException {
        return JacksonInside.value(by, "_unwrapSingle", Boolean.class) != Boolean.TRUE
                && isAbsentOr(null, by, "_suppressableValue", Object.class)
                && isAbsentOr(false, by, "_suppressNulls", boolean.class);
    }

    /** Tells whether a field has a value. Before Jackson 3.1, lists leave out nothing. */
    private static boolean isAbsentOr(Object expected, ValueSerializer<?> by, String field, Class<?> type)
            throws ReflectiveOperationException {
        try {
            Object value = JacksonInside.value(by, field, type);
            return expected == null ? value == null : expected.equals(value);
        } catch (NoSuchFieldException e) {
            return true;
        }
    }
}
