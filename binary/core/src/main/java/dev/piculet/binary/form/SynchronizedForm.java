package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;

/** Views that take a lock for each call. */
final class SynchronizedForm extends CollectionForm {
    SynchronizedForm(int code) {
        super(code);
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return snapshot(sequence);
    }

    /** Iterating takes no lock, copying does. */
    static Iterator<?> snapshot(Object sequence) {
        return Arrays.asList(((Collection<?>) sequence).toArray()).iterator();
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        List<Object> source = Arrays.asList(elements);
        return switch (code()) {
            case SequenceCodes.SYNCHRONIZED_COLLECTION -> Collections.synchronizedCollection(new ArrayList<>(source));
            case SequenceCodes.SYNCHRONIZED_LIST -> Collections.synchronizedList(new LinkedList<>(source));
            case SequenceCodes.SYNCHRONIZED_RANDOM_ACCESS_LIST -> Collections.synchronizedList(new ArrayList<>(source));
            case SequenceCodes.SYNCHRONIZED_SET ->
                Collections.synchronizedSet(fill(new LinkedHashSet<>(capacity(elements.length)), elements));
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] elements) {
        return code() == SequenceCodes.SYNCHRONIZED_SET ? Collisions.searchCost(elements) : Collisions.ONE;
    }
}
