package dev.piculet.access.plan;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

/** Rules for access to the field of a property. */
public final class FieldRules {
    private FieldRules() {}

    /** Tells whether the property has a final field, which nothing but a constructor may write. */
    public static boolean isFinal(PropertyModel property) {
        return property.field().isPresent()
                && Modifier.isFinal(property.field().get().getModifiers());
    }

    /** Tells whether the value of one of the properties, or the object that it delegates to, is kept in a field. */
    static boolean isAmong(List<PropertyModel> properties, Field field) {
        for (PropertyModel property : properties) {
            boolean isItsField =
                    property.field().isPresent() && property.field().get().equals(field);
            if (isItsField
                    || property.delegate().isPresent()
                            && property.delegate().get().equals(field)) {
                return true;
            }
        }
        return false;
    }

    /** Throws the error that sends the caller to a creator when the property is final. */
    public static void requireWritable(PropertyModel property) {
        if (isFinal(property)) {
            throw AccessErrors.finalProperty(property);
        }
    }

    /**
     * Returns the class at which the part of a hierarchy ends whose fields are looked at: that of an exception at {@code
     * Throwable}, each other one at {@code Object}.
     */
    static Class<?> end(Class<?> type) {
        return Throwable.class.isAssignableFrom(type) ? Throwable.class : Object.class;
    }
}
