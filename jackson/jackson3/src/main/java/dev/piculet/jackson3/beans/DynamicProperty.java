package dev.piculet.jackson3.beans;

import dev.piculet.jackson.generator.Omitted;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.std.NullSerializer;
import tools.jackson.databind.util.ClassUtil;

/** A property whose value generated code has read already: its class tells the serializer. */
final class DynamicProperty extends BeanPropertyWriter implements SerializerFinder {
    private final transient BeanPropertyWriter source;

    DynamicProperty(BeanPropertyWriter property) {
        super(property);
        source = property;
    }

    /** Returns what writes values of a property as that does, and keeps the same serializers. */
    static DynamicProperty of(BeanPropertyWriter property) {
        FoundSerializers.keepAll(property);
        DynamicProperty made = new DynamicProperty(property);
        made._dynamicSerializers = ManySerializers.of(made._dynamicSerializers);
        return made;
    }

    /** Tells whether a property is left out for some values that are not null, or seen differently by its value. */
    static boolean suppresses(BeanPropertyWriter property) {
        DynamicProperty seen = new DynamicProperty(property);
        return seen._suppressableValue != null || seen.appliesView();
    }

    private boolean appliesView() {
        try {
            return _applyView != null;
        } catch (NoSuchFieldError e) {
            return false; // Before Jackson 3.2, properties have no views of their own.
        }
    }

    /** Tells whether null is written by Jackson's own serializer of null, if nothing suppresses it. */
    static boolean writesNull(BeanPropertyWriter property) {
        DynamicProperty seen = new DynamicProperty(property);
        return seen._nullSerializer != null && seen._nullSerializer.getClass() == NullSerializer.class;
    }

    /** Writes the name of a property and null, by the property's own serializer of null. It must have one. */
    static void writeNull(BeanPropertyWriter property, JsonGenerator out, SerializationContext context) {
        DynamicProperty seen = property instanceof DynamicProperty dynamic ? dynamic : new DynamicProperty(property);
        out.writeName(seen._name);
        seen._nullSerializer.serialize(null, out, context);
    }

    /** Returns which values are left out; null if only Jackson can tell. */
    static Omitted omitted(BeanPropertyWriter property) {
        DynamicProperty seen = new DynamicProperty(property);
        boolean ofNull = seen._nullSerializer == null;
        Object value = seen._suppressableValue;
        if (value == MARKER_FOR_EMPTY && !seen.appliesView()) {
            return new Omitted(ofNull, /* ofEmpty= */ true, /* value= */ null);
        }
        // Others call somebody's code when they are compared.
        boolean isKnown = value == null || value instanceof String || ClassUtil.primitiveType(value.getClass()) != null;
        return isKnown && !seen.appliesView() ? new Omitted(ofNull, /* ofEmpty= */ false, value) : null;
    }

    /** Returns the serializer of a class, which is found as for a value. */
    @Override
    public ValueSerializer<Object> serializer(Class<?> type, SerializationContext context) {
        ValueSerializer<Object> known = knownSerializer(type);
        return known == null ? find(type, context) : known;
    }

    @Override
    public boolean mayAskEarly(Class<?> type) {
        return knownSerializer(type) != null || FoundSerializers.has(source, type);
    }

    /** Returns the serializer of a class whose values were written before; null if there were none. */
    ValueSerializer<Object> knownSerializer(Class<?> type) {
        return _dynamicSerializers.serializerFor(type);
    }

    private ValueSerializer<Object> find(Class<?> type, SerializationContext context) {
        ValueSerializer<Object> known = FoundSerializers.of(source, type);
        if (known != null) {
            _dynamicSerializers = _dynamicSerializers.newWith(type, known);
            return known;
        }
        ValueSerializer<Object> found = _findAndAddDynamic(_dynamicSerializers, type, context);
        FoundSerializers.add(source, type, found);
        return found;
    }

    /** Writes the name and the value, which is not null. */
    void write(Object bean, Object value, JsonGenerator out, SerializationContext context) throws Exception {
        ValueSerializer<Object> serializer = serializer(value.getClass(), context);
        if (value == bean && _handleSelfReference(bean, out, context, serializer)) {
            return;
        }
        out.writeName(_name);
        serializer.serialize(value, out, context);
    }
}
