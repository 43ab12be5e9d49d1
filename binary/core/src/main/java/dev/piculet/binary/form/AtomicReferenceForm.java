package dev.piculet.binary.form;

import java.util.Collections;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicReference;

/** An atomic reference: one element, which may be null. */
public final class AtomicReferenceForm extends SequenceForm {
    public AtomicReferenceForm() {
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
