package dev.piculet.jackson.kotlin;

import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import kotlin.Metadata;

/** Members of classes that properties have. */
final class PropertyMembers {
    private PropertyMembers() {}

    /**
     * Returns the property that a getter, setter or field belongs to. Where the compiler makes no default methods, a class
     * has a method of its own for each accessor of an interface that it inherits: that belongs to the property, too. What
     * overrides a method of Java's does not: it is a function.
     */
    static Optional<PropertyModel> property(ClassModel model, Member member) {
        PropertyModel inherited = null;
        for (PropertyModel property : model.properties()) {
            if (is(property.getter(), member) || is(property.setter(), member) || is(property.field(), member)) {
                return Optional.of(property);
            }
            if (inherited == null && isLike(property, member)) {
                inherited = property;
            }
        }
        return Optional.ofNullable(inherited);
    }

    private static boolean is(Optional<? extends Member> own, Member member) {
        return own.isPresent() && own.get().equals(member);
    }

    /** Tells whether a property is written in Kotlin, and not as methods of a superclass in Java. */
    static boolean isOfKotlin(PropertyModel property) {
        return property.declaringClass().isAnnotationPresent(Metadata.class);
    }

    private static boolean isLike(PropertyModel property, Member member) {
        return (isLike(property.getter(), member) || isLike(property.setter(), member)) && isOfKotlin(property);
    }

    private static boolean isLike(Optional<Method> own, Member member) {
        return own.isPresent()
                && !Modifier.isPrivate(own.get().getModifiers())
                && member instanceof Method method
                && own.get().getName().equals(method.getName())
                && own.get().getReturnType() == method.getReturnType()
                && Arrays.equals(own.get().getParameterTypes(), method.getParameterTypes());
    }
}
