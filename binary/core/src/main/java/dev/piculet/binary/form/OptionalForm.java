package dev.piculet.binary.form;

import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;

/** An optional: one element or none. */
public final class OptionalForm extends SequenceForm {
    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static SequenceForm of() {
        return new OptionalForm();
    }

    private OptionalForm() {
        super(0);
    }

    @Override
    public int size(Object sequence) {
        return ((Optional<?>) sequence).isPresent() ? 1 : 0;
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        Optional<?> optional = (Optional<?>) sequence;
        return optional.isPresent() ? Collections.singleton(optional.get()).iterator() : Collections.emptyIterator();
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        if (elements.length == 0) {
            return Optional.empty();
        }
        CollectionForm.requireSize(1, elements);
        return Optional.of(elements[0]);
    }
}
