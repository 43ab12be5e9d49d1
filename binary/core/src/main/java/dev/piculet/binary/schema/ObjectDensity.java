package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.ObjectDefinition;

/**
 * Tells of a schema whether every reader stays below {@link dev.piculet.binary.io.Limits#OBJECTS_PER_BYTE} without counting
 * objects. An object that may not be null takes no bits by itself, so bits of its own or of those around it must pay for it.
 */
public final class ObjectDensity {
    private ObjectDensity() {}

    /**
     * Whether no value of the schema has more objects than its bits allow. It does not where each object has a bit of its own.
     *
     * @param isPart whether a value may stand in another one, many times
     */
    public static boolean isLow(WireSchema schema, boolean isPart) {
        for (Definition definition : schema.definitions()) {
            for (WireType slot : definition.slots()) {
                if (leadsInside(definition, slot)) {
                    return UnpaidObjects.areFew(schema, isPart);
                }
            }
        }
        return true;
    }

    private static boolean leadsInside(Definition from, WireType type) {
        if (isInside(from, type)) {
            return true;
        }
        for (WireType part : type.parts()) {
            if (leadsInside(from, part)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an object is part of another one and takes no bits. */
    static boolean isInside(Definition from, WireType type) {
        return from instanceof ObjectDefinition
                && type instanceof WireType.ObjectReference reference
                && !reference.nullable()
                && !reference.shared();
    }
}
