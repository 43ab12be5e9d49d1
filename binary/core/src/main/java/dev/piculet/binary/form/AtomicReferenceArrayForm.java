package dev.piculet.binary.form;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** An atomic array of objects. */
public final class AtomicReferenceArrayForm extends SequenceForm {
    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static SequenceForm of() {
        return new AtomicReferenceArrayForm();
    }

    private AtomicReferenceArrayForm() {
        super(0);
    }

    @Override
    public int size(Object sequence) {
        return ((AtomicReferenceArray<?>) sequence).length();
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) sequence;
        List<Object> elements = new ArrayList<>(array.length());
        for (int i = 0; i < array.length(); i++) {
            elements.add(array.get(i));
        }
        return elements.iterator();
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        return new AtomicReferenceArray<>(elements);
    }
}
