package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.Collections;
import java.util.Iterator;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** Sorted sets and views of them, each in one order. */
final class SortedSetForm extends CollectionForm {
    private final int family;

    SortedSetForm(int code) {
        super(code);
        family = SequenceCodes.family(code);
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return family >= SequenceCodes.SYNCHRONIZED_SORTED_SET
                ? SynchronizedForm.snapshot(sequence)
                : super.iterator(sequence);
    }

    @Override
    public void requireReadable(Object sequence) {
        ComparedDecimals.requireCheap(iterator(sequence));
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        int order = code() - family;
        if (family == SequenceCodes.CONCURRENT_SKIP_LIST_SET) {
            return fill(new ConcurrentSkipListSet<>(SortOrder.comparator(order)), elements);
        }
        TreeSet<Object> set = fill(new TreeSet<>(SortOrder.comparator(order)), elements);
        return switch (family) {
            case SequenceCodes.TREE_SET -> set;
            case SequenceCodes.UNMODIFIABLE_SORTED_SET -> Collections.unmodifiableSortedSet(set);
            case SequenceCodes.UNMODIFIABLE_NAVIGABLE_SET -> Collections.unmodifiableNavigableSet(set);
            case SequenceCodes.SYNCHRONIZED_SORTED_SET -> Collections.synchronizedSortedSet(set);
            case SequenceCodes.SYNCHRONIZED_NAVIGABLE_SET -> Collections.synchronizedNavigableSet(set);
            default -> throw new IllegalStateException("code " + code());
        };
    }
}
