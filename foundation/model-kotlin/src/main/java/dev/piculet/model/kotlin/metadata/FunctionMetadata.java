package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * A function that a class declares.
 *
 * @param isExtension whether it has a receiver besides the instance
 * @param signature null if metadata does not say which method it is
 */
public record FunctionMetadata(
        String name,
        boolean isExtension,
        List<TypeParameterMetadata> typeParameters,
        List<ValueParameterMetadata> parameters,
        TypeMetadata returnType,
        MemberSignature signature) {}
