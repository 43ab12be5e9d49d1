package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * A type parameter of a class or a function. A bound that is a type parameter is the only one, and no chain of such bounds
 * leads back to its begin.
 *
 * @param id what types refer to it by; another one than that of any declaration around it
 */
public record TypeParameterMetadata(int id, String name, List<TypeMetadata> upperBounds) {}
