package dev.piculet.access;

import dev.piculet.model.PropertyModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;

/** Copies what an instance of a subclass of a JDK's collection holds into one of the JDK's class. */
final class ElementsGetter extends Getter {
    private final Class<?> known;
    /** Declared to return a getter, so that callers do not load this class unless they come here. */
    static Getter of(PropertyModel property) {
        return new ElementsGetter(property);
    }

    private ElementsGetter(PropertyModel property) {
        super(property);
        known = property.declaringClass();
    }

    @Override
    public Object get(Object instance) {
        return instance instanceof Map<?, ?> map ? copy(map) : copy((Collection<?>) instance);
    }

    private Object copy(Map<?, ?> map) {
        return known == LinkedHashMap.class ? new LinkedHashMap<>(map) : new HashMap<>(map);
    }

    private Object copy(Collection<?> collection) {
        if (known == ArrayList.class) {
            return new ArrayList<>(collection);
        }
        if (known == LinkedList.class) {
            return new LinkedList<>(collection);
        }
        return known == LinkedHashSet.class ? new LinkedHashSet<>(collection) : new HashSet<>(collection);
    }
}
