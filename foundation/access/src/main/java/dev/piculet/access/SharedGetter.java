package dev.piculet.access;

import dev.piculet.access.plan.SharedFields;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.model.PropertyModel;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;

/** Reads two fields: what the first one holds, and what the second one holds if that is another object. */
final class SharedGetter extends Getter {
    private final Class<?> component;
    private final VarHandle first;
    private final VarHandle second;
    /** Declared to return a getter, so that callers do not load this class unless they come here. */
    static Getter of(PropertyModel property, PrivateLookups lookups) {
        return new SharedGetter(property, lookups);
    }

    private SharedGetter(PropertyModel property, PrivateLookups lookups) {
        super(property);
        component = property.type().rawClass().componentType();
        first = lookups.handle(SharedFields.first(property));
        second = lookups.handle(SharedFields.second(property));
    }

    @Override
    public Object get(Object instance) {
        Object one = first.get(instance);
        Object other = second.get(instance);
        Object both = Array.newInstance(component, one == other ? 1 : 2);
        Array.set(both, 0, one);
        if (one != other) {
            Array.set(both, 1, other);
        }
        return both;
    }
}
