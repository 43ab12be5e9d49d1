package dev.piculet.binary.form;

import java.util.Collections;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicReference;

/** An atomic reference: one element, which may be null. */
public final class AtomicReferenceForm extends SequenceForm {
    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static SequenceForm of() {
        return new AtomicReferenceForm();
    }

    private AtomicReferenceForm() {
        super(0);
    }

    @Override
    public int size(Object sequence) {
        return 1;
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return Collections.singleton(((AtomicReference<?>) sequence).get()).iterator();
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        CollectionForm.requireSize(1, elements);
        return new AtomicReference<>(elements[0]);
    }
}
