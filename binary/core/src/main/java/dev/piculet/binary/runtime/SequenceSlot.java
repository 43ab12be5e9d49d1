package dev.piculet.binary.runtime;

import java.util.Iterator;

/** What generated code asks of the codec of a sequence whose elements it writes and reads itself. For generated code only. */
public interface SequenceSlot {
    /** Returns the byte that follows a special control: a form, and a bit that tells that there are nulls. */
    int header(Object sequence);

    /** Returns the number of elements. */
    int size(Object sequence);

    /** Returns the elements. */
    Iterator<?> iterator(Object sequence);

    /** Creates a sequence of a form from exactly its elements. */
    Object build(int form, Object[] elements);
}
