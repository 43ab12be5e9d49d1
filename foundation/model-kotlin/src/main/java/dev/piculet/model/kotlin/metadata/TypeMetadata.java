package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * A type as the source wrote it, aliases expanded: of a class, of a type parameter, or of neither where it is an alias that
 * metadata does not expand.
 *
 * @param className Kotlin's name of the class, such as {@code kotlin/collections/Map.Entry}; null for other types
 * @param parameter id of the type parameter; {@link #NO_PARAMETER} for other types
 * @param isDefinitelyNonNull whether it is {@code T & Any}
 * @param isPlatformType whether Java code gave it, so that its values may be null or not
 */
public record TypeMetadata(
        String className,
        int parameter,
        List<TypeArgumentMetadata> arguments,
        boolean isNullable,
        boolean isDefinitelyNonNull,
        boolean isPlatformType) {
    public static final int NO_PARAMETER = -1;
}
