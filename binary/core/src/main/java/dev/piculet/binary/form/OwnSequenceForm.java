package dev.piculet.binary.form;

import dev.piculet.binary.error.FormErrors;
import java.util.Collection;
import java.util.Comparator;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Supplier;

/** A user's subclass of a collection of the JDK ({@link OwnCollections}). */
final class OwnSequenceForm extends CollectionForm {
    private final SequenceForm known;
    private final Supplier<?> instances;
    private final Comparator<?> order;

    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static SequenceForm of(Class<?> declared, int known, Supplier<?> instances) {
        return new OwnSequenceForm(declared, known, instances);
    }

    /**
     * @param known the number of its superclass
     * @param instances makes new ones, which have to be empty
     */
    private OwnSequenceForm(Class<?> declared, int known, Supplier<?> instances) {
        super(0);
        this.known = SequenceFormTable.form(known);
        this.instances = instances;
        this.order = order(FirstInstance.of(declared, instances));
    }

    private static Comparator<?> order(Object collection) {
        return collection instanceof SortedSet<?> set ? set.comparator() : null;
    }

    /**
     * Checks that the constructor restores all state besides the elements.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if it does not
     */
    void requireRestored(Object value) {
        Comparator<?> own = order(value);
        if (own != order) {
            throw FormErrors.otherOrderThanMade(value.getClass());
        }
    }

    @Override
    public void requireReadable(Object sequence) {
        if (sequence instanceof SortedSet<?> set) {
            // Its own order may take elements of several classes.
            ComparedDecimals.requireCheap(set.toArray());
        }
    }

    @Override
    @SuppressWarnings("unchecked") // Its elements are those that were written, or of its own kind in other data.
    public Object build(Object[] elements, Class<?> elementClass) {
        Collection<Object> collection = (Collection<Object>) instances.get();
        requireSize(elements.length - collection.size(), elements);
        if (collection instanceof Set<Object> set) {
            return fill(set, elements);
        }
        for (Object element : elements) {
            collection.add(element);
        }
        return collection;
    }

    @Override
    public int searchCost(Object[] elements) {
        return known.searchCost(elements);
    }
}
