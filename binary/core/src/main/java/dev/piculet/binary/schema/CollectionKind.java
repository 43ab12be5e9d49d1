package dev.piculet.binary.schema;

/**
 * What a sequence or map usually is where it is declared: the number of its form, which is what 0 stands for in the bytes of
 * a value (wire format, section 6), or one of those here.
 */
public final class CollectionKind {
    public static final int ARRAY = 0;
    public static final int OPTIONAL = 0x80;
    public static final int REFERENCE = 0x81;

    private CollectionKind() {}

    /** Whether a number is a kind of sequences. */
    static boolean isSequence(int kind) {
        return kind == ARRAY || kind == OPTIONAL || kind == REFERENCE || SequenceCodes.type(kind) != null;
    }

    /** Whether a number is a kind of maps. */
    static boolean isDictionary(int kind) {
        return DictionaryCodes.type(kind) != null;
    }

    /** Returns a kind of sequences as people write it. */
    static String sequenceName(int kind) {
        return switch (kind) {
            case ARRAY -> "array";
            case OPTIONAL -> "Optional";
            case REFERENCE -> "AtomicReference";
            default -> SequenceCodes.type(kind).getSimpleName();
        };
    }

    /** Returns a kind of maps as people write it. */
    static String dictionaryName(int kind) {
        return DictionaryCodes.type(kind).getSimpleName();
    }
}
