package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;

/** Queues without an order of their own. */
final class QueueForm extends CollectionForm {
    QueueForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        List<Object> source = Arrays.asList(elements);
        return switch (code()) {
            case SequenceCodes.ARRAY_DEQUE -> new ArrayDeque<>(source);
            case SequenceCodes.CONCURRENT_LINKED_QUEUE -> new ConcurrentLinkedQueue<>(source);
            case SequenceCodes.CONCURRENT_LINKED_DEQUE -> new ConcurrentLinkedDeque<>(source);
            case SequenceCodes.LINKED_BLOCKING_QUEUE -> new LinkedBlockingQueue<>(source);
            case SequenceCodes.LINKED_BLOCKING_DEQUE -> new LinkedBlockingDeque<>(source);
            case SequenceCodes.LINKED_TRANSFER_QUEUE -> new LinkedTransferQueue<>(source);
            default -> throw new IllegalStateException("code " + code());
        };
    }
}
