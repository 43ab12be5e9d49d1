package dev.piculet.binary.form;

import java.util.EnumSet;
import java.util.Set;

/** A set of the constants of one enum. */
final class EnumSetForm extends CollectionForm {
    EnumSetForm(int code) {
        super(code);
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        return fill(empty(elements, elementClass), elements);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The class is an enum, or EnumSet says that it is not.
    private static Set<Object> empty(Object[] elements, Class<?> elementClass) {
        return EnumSet.noneOf((Class) EnumClasses.of(elements, elementClass));
    }
}
