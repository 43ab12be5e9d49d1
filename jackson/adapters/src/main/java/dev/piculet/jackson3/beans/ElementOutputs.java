package dev.piculet.jackson3.beans;

import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** How the elements of a list are written, or the values of a map. */
final class ElementOutputs implements SerializerFinder {
    /** Writes all elements; null if the class of each tells the serializer. */
    private final ValueSerializer<?> serializer;

    private final ValueOutput single;

    private final ValueSerializer<?> list;
    private final JavaType type;
    private final BeanProperty property;
    private final KnownOutputs known = new KnownOutputs();

    private ElementOutputs(
            ValueSerializer<?> serializer, ValueSerializer<?> list, JavaType type, BeanProperty property) {
        this.serializer = serializer;
        single = serializer == null ? null : ValueOutputs.of(serializer);
        this.list = list;
        this.type = type;
        this.property = property;
    }

    /** Elements that one serializer writes. */
    static ElementOutputs by(ValueSerializer<?> serializer) {
        return new ElementOutputs(serializer, null, null, null);
    }

    /**
     * Elements whose classes tell the serializer.
     *
     * @param list Jackson's serializer of the list, or of the map
     * @param type that is declared
     * @param property that has the list
     */
    static ElementOutputs ofClasses(ValueSerializer<?> list, JavaType type, BeanProperty property) {
        FoundSerializers.keepAll(list);
        return new ElementOutputs(null, list, type, property);
    }

    /** Tells whether nothing is written into the buffer. */
    boolean areByTokens() {
        return single instanceof TokensOutput;
    }

    /** Returns what writes all elements; null if the class of each tells it. */
    ValueSerializer<?> serializer() {
        return serializer;
    }

    /** Returns the type that is declared, if the class of each element tells the serializer. */
    JavaType type() {
        return type;
    }

    /** Returns null if no serializer was found yet. */
    ValueOutput known(Object element) {
        return single == null ? known.of(element.getClass()) : single;
    }

    ValueOutput of(SerializationContext context, Object element) throws DatabindException {
        ValueOutput output = known(element);
        return output == null ? find(context, element.getClass()) : output;
    }

    /** Finds the serializer as Jackson's own ones of lists do. */
    private ValueOutput find(SerializationContext context, Class<?> of) throws DatabindException {
        return known.add(of, serializer(of, context));
    }

    @Override
    public ValueSerializer<Object> serializer(Class<?> of, SerializationContext context) throws DatabindException {
        ValueSerializer<Object> before = FoundSerializers.of(list, of);
        if (before != null) {
            return before;
        }
        ValueSerializer<Object> found = type.hasGenericTypes()
                ? context.findContentValueSerializer(context.constructSpecializedType(type, of), property)
                : context.findContentValueSerializer(of, property);
        FoundSerializers.add(list, of, found);
        return found;
    }

    @Override
    public boolean mayAskEarly(Class<?> of) {
        return FoundSerializers.has(list, of);
    }
}
