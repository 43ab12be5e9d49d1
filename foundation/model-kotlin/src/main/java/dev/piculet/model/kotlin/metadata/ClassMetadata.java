package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * A class as its compiler saw it, without functions. Names are Kotlin's: packages end in {@code /}, outer classes in
 * {@code .}, and the name of a local class begins with {@code .}.
 *
 * @param kind a number of the format: one of the constants here, or another
 * @param companionObject simple name; null if it has none
 * @param nestedClasses simple names, in declared order
 * @param underlyingProperty name of what a value class wraps; null for other classes
 */
public record ClassMetadata(
        String name,
        int kind,
        boolean isData,
        List<TypeParameterMetadata> typeParameters,
        List<TypeMetadata> supertypes,
        String companionObject,
        List<String> nestedClasses,
        List<String> sealedSubclasses,
        String underlyingProperty,
        List<ConstructorMetadata> constructors,
        List<PropertyMetadata> properties) {
    public static final int ENUM_CLASS = 2;

    public static final int ENUM_ENTRY = 3;

    public static final int OBJECT = 5;

    public static final int COMPANION_OBJECT = 6;
}
