package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;

/** Sets without an order of their own that can be changed. */
final class SetForm extends CollectionForm {
    /** The largest set whose elements are compared each with all others. */
    static final int MAX_COPY_ON_WRITE = 1024;

    SetForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        int capacity = capacity(elements.length);
        return switch (code()) {
            case SequenceCodes.HASH_SET -> fill(new HashSet<>(capacity), elements);
            case SequenceCodes.LINKED_HASH_SET -> fill(new LinkedHashSet<>(capacity), elements);
            case SequenceCodes.CONCURRENT_KEY_SET -> fill(ConcurrentHashMap.newKeySet(elements.length), elements);
            case SequenceCodes.COPY_ON_WRITE_ARRAY_SET -> copyOnWrite(elements);
            default -> throw new IllegalStateException("code " + code());
        };
    }

    @Override
    public int searchCost(Object[] elements) {
        return code() == SequenceCodes.COPY_ON_WRITE_ARRAY_SET
                ? Collisions.searchCostInList(elements.length)
                : Collisions.searchCost(elements);
    }

    private static Set<Object> copyOnWrite(Object[] elements) {
        if (elements.length > MAX_COPY_ON_WRITE) {
            throw new IllegalArgumentException("more than " + MAX_COPY_ON_WRITE + " elements");
        }
        Set<Object> set = new CopyOnWriteArraySet<>(Arrays.asList(elements));
        requireSize(set.size(), elements);
        return set;
    }
}
