package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.access.plan.SharedFields;
import dev.piculet.access.reach.PrivateLookups;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/** Writes two fields, final ones too: both get the only object of an array, or one each. */
final class SharedSetter extends Setter {
    private final Field first;
    private final Field second;
    /** Declared to return a setter, so that callers do not load this class unless they come here. */
    static Setter of(PropertyModel property, PrivateLookups lookups) {
        return new SharedSetter(property, lookups);
    }

    private SharedSetter(PropertyModel property, PrivateLookups lookups) {
        super(property);
        first = lookups.writable(SharedFields.first(property));
        second = lookups.writable(SharedFields.second(property));
    }

    @Override
    public void set(Object instance, Object value) {
        int count = Array.getLength(value);
        if (count != 1 && count != 2) {
            throw new IllegalArgumentException("two fields can't hold " + count + " values");
        }
        write(first, instance, Array.get(value, 0));
        write(second, instance, Array.get(value, count - 1));
    }

    private static void write(Field field, Object instance, Object value) {
        try {
            field.set(instance, value);
        } catch (IllegalAccessException e) {
            throw AccessErrors.finalFieldsKept(field, SharedSetter.class.getModule());
        }
    }
}
