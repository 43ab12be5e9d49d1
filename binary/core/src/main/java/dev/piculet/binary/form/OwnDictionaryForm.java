package dev.piculet.binary.form;

import dev.piculet.access.plan.ExtendedCollections;
import dev.piculet.binary.error.FormErrors;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Supplier;

/** A user's subclass of a map of the JDK ({@link OwnCollections}). */
final class OwnDictionaryForm extends DictionaryForm {
    private final Supplier<?> instances;
    private final boolean isSorted;
    private final Comparator<?> order;

    /** Whether instances may be in the order of access or of insertion, as the constructor says that made them. */
    private final boolean choosesOrder;

    /** Whether new ones are in the order of access, if others may not be; null if nothing tells it. */
    private final Boolean isInOrderOfAccess;

    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static DictionaryForm of(Class<?> declared, Supplier<?> instances) {
        return new OwnDictionaryForm(declared, instances);
    }

    /** @param instances makes new ones, which have to be empty */
    private OwnDictionaryForm(Class<?> declared, Supplier<?> instances) {
        super(0);
        this.instances = instances;
        this.isSorted = SortedMap.class.isAssignableFrom(declared);
        Object first = FirstInstance.of(declared, instances);
        this.order = order(first);
        this.choosesOrder =
                LinkedHashMap.class.isAssignableFrom(declared) && ExtendedCollections.known(declared) == null;
        boolean isTold = choosesOrder && OrderOfAccess.isTold(declared);
        this.isInOrderOfAccess = isTold ? (Boolean) OrderOfAccess.of((LinkedHashMap<?, ?>) first) : null;
    }

    private static Comparator<?> order(Object map) {
        return map instanceof SortedMap<?, ?> sorted ? sorted.comparator() : null;
    }

    /**
     * Checks that the constructor restores all state besides the entries.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if it does not
     */
    void requireRestored(Object value) {
        if (order(value) != order) {
            throw FormErrors.otherOrderThanMade(value.getClass());
        }
    }

    @Override
    public void requireReadable(Map<?, ?> map) {
        if (isSorted) {
            // Its own order may take keys of several classes.
            ComparedDecimals.requireCheap(map.keySet().toArray());
        }
        if (choosesOrder && !isInOrderOfNewOnes((LinkedHashMap<?, ?>) map)) {
            throw FormErrors.otherOrderOfAccess(map.getClass());
        }
    }

    private boolean isInOrderOfNewOnes(LinkedHashMap<?, ?> map) {
        return isInOrderOfAccess != null && isInOrderOfAccess == OrderOfAccess.of(map);
    }

    @Override
    @SuppressWarnings("unchecked") // Its entries are those that were written, or of its own kind in other data.
    public Map<?, ?> build(Object[] keys, Object[] values, Class<?> keyClass) {
        Map<Object, Object> map = (Map<Object, Object>) instances.get();
        CollectionForm.requireSize(keys.length - map.size(), keys);
        return MapForm.fill(map, keys, values);
    }

    @Override
    public int searchCost(Object[] keys) {
        return isSorted ? Collisions.ONE : super.searchCost(keys);
    }
}
