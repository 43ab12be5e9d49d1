package dev.piculet.binary.engine;

import dev.piculet.model.TypeModel;

/**
 * What a serializer is for.
 *
 * @param isPart whether the values stand in open places of others, many times, and are exactly of the type
 */
record Subject(TypeModel type, boolean isPart) {}
