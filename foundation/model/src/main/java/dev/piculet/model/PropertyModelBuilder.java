package dev.piculet.model;

import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.Optional;

/** Collects the members of a property. Every member may be null: there is none then. Not for use by several threads. */
public final class PropertyModelBuilder {
    private final Class<?> declaringClass;

    private final String name;

    private final TypeModel type;

    private Field field;

    private Method getter;

    private Method setter;

    private Field delegate;

    private boolean isLateinit;

    private boolean isMutable;

    PropertyModelBuilder(Class<?> declaringClass, String name, TypeModel type) {
        this.declaringClass = Objects.requireNonNull(declaringClass);
        this.name = Objects.requireNonNull(name);
        this.type = Objects.requireNonNull(type);
    }

    /** Sets the instance field with the property's own value. */
    public PropertyModelBuilder field(Field newField) {
        field = newField;
        return this;
    }

    /** Sets the instance method that gives the value. */
    public PropertyModelBuilder getter(Method newGetter) {
        getter = newGetter;
        return this;
    }

    /** Sets the instance method that takes the value. */
    public PropertyModelBuilder setter(Method newSetter) {
        setter = newSetter;
        return this;
    }

    /** Sets the instance field with the object that the property delegates to. */
    public PropertyModelBuilder delegate(Field newDelegate) {
        delegate = newDelegate;
        return this;
    }

    /** Sets whether the property is null until it is set. */
    public PropertyModelBuilder lateinit(boolean newLateinit) {
        isLateinit = newLateinit;
        return this;
    }

    /** Sets whether the property's type is one of Kotlin's by which a collection or a map can be changed. */
    public PropertyModelBuilder mutable(boolean newMutable) {
        isMutable = newMutable;
        return this;
    }

    /** Returns the property. */
    public PropertyModel build() {
        boolean isTransient = has(field, Modifier.TRANSIENT) || has(delegate, Modifier.TRANSIENT);
        boolean isFinal = field == null ? setter == null : has(field, Modifier.FINAL);
        return new PropertyModel(
                name,
                type,
                declaringClass,
                Optional.ofNullable(field),
                Optional.ofNullable(getter),
                Optional.ofNullable(setter),
                Optional.ofNullable(delegate),
                isTransient,
                isFinal,
                isLateinit,
                isMutable);
    }

    private static boolean has(Member member, int modifier) {
        return member != null && (member.getModifiers() & modifier) != 0;
    }
}
