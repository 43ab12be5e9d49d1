package dev.piculet.model.kotlin.metadata;

import java.util.List;

/**
 * A constructor.
 *
 * @param isPublic whether everybody may call it, or everybody of its module: what is internal is public in the class file
 * @param signature null if metadata does not say which one of the class file it is
 */
public record ConstructorMetadata(
        boolean isSecondary, boolean isPublic, List<ValueParameterMetadata> parameters, MemberSignature signature) {}
