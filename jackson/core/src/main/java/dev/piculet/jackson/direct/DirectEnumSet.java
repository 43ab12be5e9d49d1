package dev.piculet.jackson.direct;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;

/**
 * Reads a set of constants of an enum. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param type of the constants
 * @param elements reads them as a list
 */
public record DirectEnumSet(Class<?> type, DirectList elements) implements DirectValue {
    /** @param constant reads each of them */
    public DirectEnumSet(Class<?> type, DirectValue constant) {
        this(type, new DirectList(ArrayList.class, constant, /* addsNull= */ false));
    }

    @Override
    public Object read(DirectInput in, int at) {
        Collection<?> all = (Collection<?>) elements.read(in, at);
        return in.position() < 0 ? null : setOf(all);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private EnumSet<?> setOf(Collection<?> all) {
        EnumSet set = EnumSet.noneOf((Class) type);
        set.addAll(all);
        return set;
    }
}
