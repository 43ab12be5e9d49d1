package dev.piculet.binary.schema;

/**
 * What a sequence or map usually is where it is declared: the number of its form, which is what 0 stands for in the bytes of
 * a value (wire format, section 6), or one of those here.
 */
public final class CollectionKind {
    public static final int ARRAY = 0;
    public static final int OPTIONAL = 0x80;
    public static final int REFERENCE = 0x81;
    public static final int REFERENCE_ARRAY = 0x82;

    private CollectionKind() {}

    /** Whether a number is a kind of sequences. */
    static boolean isSequence(int kind) {
        return !isCollection(kind) || SequenceCodes.type(kind) != null;
    }

    /** Whether sequences of a kind are collections; if not, there is one class of them. */
    static boolean isCollection(int kind) {
        return kind != ARRAY && kind != OPTIONAL && kind != REFERENCE && kind != REFERENCE_ARRAY;
    }

    /** Whether a number is a kind of maps. */
    static boolean isDictionary(int kind) {
        return DictionaryCodes.type(kind) != null;
    }

    /**
     * Returns the name of the interface of all collections, or of all maps, where one of these is declared that others may extend;
     * null elsewhere.
     */
    static String general(WireType type) {
        if (type instanceof WireType.Dictionary dictionary) {
            boolean isOwn =
                    dictionary.kind() == DictionaryCodes.ENUM_MAP || dictionary.kind() == DictionaryCodes.PROPERTIES;
            return isOwn ? null : "java.util.Map";
        }
        boolean mayBeOthers = type instanceof WireType.Sequence sequence
                && isCollection(sequence.kind())
                && sequence.kind() != SequenceCodes.ENUM_SET;
        return mayBeOthers ? "java.util.Collection" : null;
    }

    /** Returns a kind of sequences as people write it. */
    static String sequenceName(int kind) {
        return switch (kind) {
            case ARRAY -> "array";
            case OPTIONAL -> "Optional";
            case REFERENCE -> "AtomicReference";
            case REFERENCE_ARRAY -> "AtomicReferenceArray";
            default -> SequenceCodes.type(kind).getSimpleName();
        };
    }

    /** Returns a kind of maps as people write it. */
    static String dictionaryName(int kind) {
        return DictionaryCodes.type(kind).getSimpleName();
    }
}
