package dev.piculet.binary.form;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** A set of the constants of one enum. */
final class EnumSetForm extends CollectionForm {
    private final boolean mayBeOther;

    /** @param mayBeOther whether an empty set is one of another class where no enum is declared, as writers have it there */
    EnumSetForm(int code, boolean mayBeOther) {
        super(code);
        this.mayBeOther = mayBeOther;
    }

    @Override
    public Object build(Object[] elements, Class<?> elementClass) {
        if (mayBeOther && elements.length == 0 && !elementClass.isEnum()) {
            return new LinkedHashSet<>();
        }
        return fill(empty(elements, elementClass), elements);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The class is an enum, or EnumSet says that it is not.
    private static Set<Object> empty(Object[] elements, Class<?> elementClass) {
        return EnumSet.noneOf((Class) EnumClasses.of(elements, elementClass));
    }
}
