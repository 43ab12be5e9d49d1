package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.runtime.GeneratedCodeRuntime;
import java.util.Collection;
import java.util.Iterator;
import java.util.SortedSet;

/** The form of a {@code Collection}: counts, reads and fills one. */
abstract class CollectionForm extends SequenceForm {
    CollectionForm(int code) {
        super(code);
    }

    @Override
    public final int size(Object sequence) {
        return checkSize(((Collection<?>) sequence).size(), sequence);
    }

    /** Returns the size that a collection reports, if it is plausible. */
    static int checkSize(int size, Object collection) {
        if (size < 0) {
            throw FormErrors.negativeSize(size, collection.getClass());
        }
        return size;
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return ((Collection<?>) sequence).iterator();
    }

    /** Adds all elements to an empty set, and refuses those that equal others. */
    static <S extends Collection<Object>> S fill(S set, Object[] elements) {
        if (set instanceof SortedSet) {
            ComparedDecimals.requireCheap(elements);
        } else {
            Collisions.requireFew(elements);
        }
        for (Object element : elements) {
            if (!set.add(element)) {
                throw new IllegalArgumentException("an element equals another");
            }
        }
        return set;
    }

    /** Refuses any other number of elements. */
    static void requireSize(int size, Object[] elements) {
        if (elements.length != size) {
            throw new IllegalArgumentException(elements.length + " elements, not " + size);
        }
    }

    /** The capacity of a hash table that takes so many elements without growing: what generated code says, too. */
    static int capacity(int size) {
        return GeneratedCodeRuntime.tableSize(Math.min(size, 1 << 29));
    }
}
