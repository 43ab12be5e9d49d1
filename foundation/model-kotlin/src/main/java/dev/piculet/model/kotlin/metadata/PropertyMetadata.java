package dev.piculet.model.kotlin.metadata;

/**
 * A property that a class declares. A member that the class file does not have is null.
 *
 * @param isExtension whether reading it takes a receiver, or context parameters, besides the instance
 * @param field the field of the value or, where it is delegated, of the delegate
 */
public record PropertyMetadata(
        String name,
        TypeMetadata type,
        boolean isExtension,
        boolean isDelegated,
        boolean isLateinit,
        MemberSignature field,
        MemberSignature getter,
        MemberSignature setter) {}
