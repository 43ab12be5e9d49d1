package dev.piculet.model.kotlin.metadata;

/** Names a member of a class file; {@code descriptor} is that of a field or a method, such as {@code (I)V}. */
public record MemberSignature(String name, String descriptor) {
    private static final String MARKER_AT_END = "Lkotlin/jvm/internal/DefaultConstructorMarker;)";

    /** Tells whether the last parameter is the one which only tells two constructors apart. */
    public boolean hasMarker() {
        return descriptor.contains(MARKER_AT_END);
    }

    /** Returns the descriptor without the last parameter, if that is the one which only tells two constructors apart. */
    public String descriptorWithoutMarker() {
        return descriptor.replace(MARKER_AT_END, ")");
    }
}
