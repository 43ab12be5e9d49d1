package dev.piculet.model;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.Optional;

/**
 * Describes one property: a value stored in an instance, or given by its accessors.
 *
 * @param name as written in the source
 * @param type as seen from the class that the model is of: more precise than the field's where that class gives a
 *     superclass its type arguments
 * @param declaringClass the class of the hierarchy that declares it; a class and its superclass may each have one of
 *     the same name
 * @param field instance field with the property's own value
 * @param getter instance method that gives the value; a subclass may override it, and give something else than the
 *     field
 * @param setter instance method that takes the value
 * @param delegate instance field with the object that a Kotlin property delegates to; {@code field} is then empty
 * @param isTransient whether the field, or the delegate's, is transient
 * @param isFinal whether nothing writes it after construction: the field is final, or there is neither field nor setter
 * @param isLateinit whether it is a Kotlin {@code lateinit} property: null until it is set, whatever its type says
 * @param isMutable whether its type is one of Kotlin's by which a collection or a map can be changed, such as {@code MutableList},
 *     a type variable bounded by one, or a value class around one
 */
public record PropertyModel(
        String name,
        TypeModel type,
        Class<?> declaringClass,
        Optional<Field> field,
        Optional<Method> getter,
        Optional<Method> setter,
        Optional<Field> delegate,
        boolean isTransient,
        boolean isFinal,
        boolean isLateinit,
        boolean isMutable) {
    public PropertyModel {
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        Objects.requireNonNull(declaringClass);
        Objects.requireNonNull(field);
        Objects.requireNonNull(getter);
        Objects.requireNonNull(setter);
        Objects.requireNonNull(delegate);
    }

    /** Returns a builder of a property; {@code isTransient} and {@code isFinal} follow from the members it is given. */
    public static PropertyModelBuilder builder(Class<?> declaringClass, String name, TypeModel type) {
        return new PropertyModelBuilder(declaringClass, name, type);
    }

    /** Tells whether an instance holds something for this property: its value, or the object that it delegates to. */
    public boolean isStored() {
        return field.isPresent() || delegate.isPresent();
    }

    /** Returns this property with another type, for a class that knows more about it. */
    public PropertyModel withType(TypeModel newType) {
        return new PropertyModel(
                name,
                newType,
                declaringClass,
                field,
                getter,
                setter,
                delegate,
                isTransient,
                isFinal,
                isLateinit,
                isMutable);
    }
}
