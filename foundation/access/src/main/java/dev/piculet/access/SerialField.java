package dev.piculet.access;

import dev.piculet.access.error.AccessErrors;
import java.lang.reflect.Array;
import java.lang.reflect.Field;

/** A field that Java serialization writes by default, final or not. Thread-safe. */
public final class SerialField {
    private final String name;
    private final Class<?> type;

    /** Accessible; null if the class names a field that it does not have. */
    private final Field field;

    SerialField(String name, Class<?> type, Field field) {
        this.name = name;
        this.type = type;
        this.field = field;
    }

    public String name() {
        return name;
    }

    /** Its type; {@code Object} stands for any class in a field that is only named. */
    public Class<?> type() {
        return type;
    }

    /** Returns what an instance has in it, boxed; of a field that is only named null, 0 or false. */
    public Object get(Object instance) {
        if (field == null) {
            return none();
        }
        try {
            return field.get(instance);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Null, or 0 or false in its box. */
    public Object none() {
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    /**
     * Sets the field of an instance; does nothing if it is only named.
     *
     * @throws IllegalArgumentException if the value is of another class
     */
    public void set(Object instance, Object value) {
        if (field == null) {
            return;
        }
        try {
            field.set(instance, value);
        } catch (IllegalAccessException e) {
            throw AccessErrors.finalFieldsKept(field, SerialField.class.getModule());
        }
    }
}
