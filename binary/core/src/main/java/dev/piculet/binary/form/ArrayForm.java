package dev.piculet.binary.form;

import dev.piculet.binary.schema.SequenceCodes;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Iterator;

/** Arrays of objects of one class: of the declared one, or of another, which the bytes tell. */
public final class ArrayForm extends SequenceForm {
    private final Class<?> component;

    private ArrayForm(int code, Class<?> component) {
        super(code);
        this.component = component;
    }

    /** Returns the form of arrays of the declared class, as a form, so that callers do not load this class unless they come here. */
    static SequenceForm usual(Class<?> component) {
        return new ArrayForm(0, component);
    }

    /** Returns the form of arrays of another class than the declared one. */
    public static SequenceForm ofOtherClass(Class<?> component) {
        return new ArrayForm(SequenceCodes.ARRAY_OF_OTHER_CLASS, component);
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
