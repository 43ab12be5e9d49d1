package dev.piculet.jackson3.beans;

import tools.jackson.databind.ValueSerializer;

/**
 * How the values of a property are written whose class tells the serializer.
 *
 * @param previous the name of the property before; null if there is none
 * @param known the classes of which the property has found a serializer
 */
record DynamicOutput(DynamicProperty property, String previous, KnownOutputs known) {
    DynamicOutput(DynamicProperty property, String previous) {
        this(property, previous, new KnownOutputs());
    }

    /** Returns how values of a class are written; null if the property has found no serializer yet. */
    ValueOutput outputOf(Class<?> type) {
        ValueOutput output = known.of(type);
        if (output != null) {
            return output;
        }
        ValueSerializer<Object> by = property.knownSerializer(type);
        return by == null ? null : known.add(type, by);
    }
}
