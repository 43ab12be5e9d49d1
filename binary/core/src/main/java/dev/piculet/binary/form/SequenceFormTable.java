package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;

/** The form of each number, made when it is needed first. */
public final class SequenceFormTable {
    // Filled without a lock: forms are immutable, and which of two equal ones stays does not matter.
    private static final SequenceForm[] FORMS = new SequenceForm[128];

    private static SequenceForm enumSetOrOther;

    private SequenceFormTable() {}

    /** Returns the form of a number of {@link SequenceCodes}. */
    public static SequenceForm form(int code) {
        SequenceForm form = FORMS[code];
        if (form == null) {
            form = (SequenceForm) create(code, /* mayBeOther= */ false);
            FORMS[code] = form;
        }
        return form;
    }

    /** Returns the form of sets of an enum where any other set may stand, too: an empty one does not show its enum. */
    static SequenceForm enumSetOrOther() {
        SequenceForm form = enumSetOrOther;
        if (form == null) {
            form = (SequenceForm) create(SequenceCodes.ENUM_SET, /* mayBeOther= */ true);
            enumSetOrOther = form;
        }
        return form;
    }

    /** Returns a plain object: the verifier would load the class of each form to see that it is one. */
    private static Object create(int code, boolean mayBeOther) {
        if (SequenceCodes.isSorted(code)) {
            return code < SequenceCodes.PRIORITY_QUEUE ? new SortedSetForm(code) : new PriorityQueueForm(code);
        }
        if (code >= SequenceCodes.ARRAY_DEQUE) {
            return new QueueForm(code);
        }
        return switch (code) {
            case SequenceCodes.ARRAY_LIST,
                    SequenceCodes.LINKED_LIST,
                    SequenceCodes.VECTOR,
                    SequenceCodes.STACK,
                    SequenceCodes.COPY_ON_WRITE_ARRAY_LIST -> new ListForm(code);
            case SequenceCodes.LIST_OF,
                    SequenceCodes.EMPTY_LIST,
                    SequenceCodes.SINGLETON_LIST,
                    SequenceCodes.ARRAYS_AS_LIST,
                    SequenceCodes.UNMODIFIABLE_COLLECTION,
                    SequenceCodes.UNMODIFIABLE_LIST,
                    SequenceCodes.UNMODIFIABLE_RANDOM_ACCESS_LIST -> new FixedListForm(code);
            case SequenceCodes.SYNCHRONIZED_COLLECTION,
                    SequenceCodes.SYNCHRONIZED_LIST,
                    SequenceCodes.SYNCHRONIZED_RANDOM_ACCESS_LIST,
                    SequenceCodes.SYNCHRONIZED_SET -> new SynchronizedForm(code);
            case SequenceCodes.ENUM_SET -> new EnumSetForm(code, mayBeOther);
            case SequenceCodes.SET_OF,
                    SequenceCodes.EMPTY_SET,
                    SequenceCodes.SINGLETON_SET,
                    SequenceCodes.UNMODIFIABLE_SET,
                    SequenceCodes.EMPTY_NAVIGABLE_SET -> new FixedSetForm(code);
            default -> new SetForm(code);
        };
    }
}
