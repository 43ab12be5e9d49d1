package dev.piculet.model.kotlin.metadata;

import java.util.List;

/** A constructor; {@code signature} is null if metadata does not say which one of the class file it is. */
public record ConstructorMetadata(
        boolean isSecondary, List<ValueParameterMetadata> parameters, MemberSignature signature) {}
