package dev.piculet.binary.form;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Iterator;

/** An array of objects: of the declared class, even if the array written was one of a narrower class. */
public final class ArrayForm extends SequenceForm {
    private final Class<?> component;

    /** Declared to return a form, so that callers do not load this class unless they come here. */
    static SequenceForm of(Class<?> component) {
        return new ArrayForm(component);
    }

    /** @param component the declared class of the elements */
    private ArrayForm(Class<?> component) {
        super(0);
        this.component = component;
    }

    @Override
    public int size(Object sequence) {
        return ((Object[]) sequence).length;
    }

    @Override
    public Iterator<?> iterator(Object sequence) {
        return Arrays.asList((Object[]) sequence).iterator();
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        if (elements.getClass().getComponentType() == component) {
            return elements;
        }
        Object array = Array.newInstance(component, elements.length);
        System.arraycopy(elements, 0, array, 0, elements.length);
        return array;
    }
}
