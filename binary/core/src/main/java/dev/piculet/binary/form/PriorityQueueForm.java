package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.PriorityBlockingQueue;

/** Queues that give their least element first, each in one order. Elements are written as they lie in the heap. */
final class PriorityQueueForm extends CollectionForm {
    private final int family;

    PriorityQueueForm(int code) {
        super(code);
        family = SequenceCodes.family(code);
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return family == SequenceCodes.PRIORITY_BLOCKING_QUEUE
                ? SynchronizedForm.snapshot(sequence)
                : ((Collection<?>) sequence).iterator();
    }

    @Override
    public void requireReadable(Object sequence) {
        ComparedDecimals.requireCheap(iterator(sequence));
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        ComparedDecimals.requireCheap(elements);
        int order = code() - family;
        int capacity = Math.max(elements.length, 1);
        Queue<Object> queue = family == SequenceCodes.PRIORITY_QUEUE
                ? new PriorityQueue<>(capacity, SortOrder.comparator(order))
                : new PriorityBlockingQueue<>(capacity, SortOrder.comparator(order));
        queue.addAll(Arrays.asList(elements));
        return queue;
    }
}
