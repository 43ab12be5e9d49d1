package dev.piculet.binary.form;

import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.SequenceCodes;

/** The contents of kinds of sequences: tells which kinds can be read as another without a loss. */
enum SequenceContents {
    OPTIONAL,
    REFERENCE,
    REFERENCE_ARRAY,
    /** Any elements, in an order. */
    LIST,
    /** Elements that differ, perhaps in an order. */
    SET,
    /** Elements by their priority. */
    HEAP;

    /** Whether a sequence of one kind can be read as another. A list becomes a set if no elements are equal. */
    static boolean keeps(int written, int wanted) {
        SequenceContents from = of(written);
        SequenceContents to = of(wanted);
        return from == to || (from == SET || from == LIST) && (to == SET || to == LIST);
    }

    private static SequenceContents of(int kind) {
        return switch (SequenceCodes.family(kind)) {
            case CollectionKind.OPTIONAL -> OPTIONAL;
            case CollectionKind.REFERENCE -> REFERENCE;
            case CollectionKind.REFERENCE_ARRAY -> REFERENCE_ARRAY;
            case SequenceCodes.PRIORITY_QUEUE, SequenceCodes.PRIORITY_BLOCKING_QUEUE -> HEAP;
            default -> kind >= SequenceCodes.HASH_SET && kind < SequenceCodes.ARRAY_DEQUE ? SET : LIST;
        };
    }
}
