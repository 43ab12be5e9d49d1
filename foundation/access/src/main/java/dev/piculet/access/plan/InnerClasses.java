package dev.piculet.access.plan;

import dev.piculet.model.ClassKind;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Models of inner classes. Compilers keep the outer instance in a synthetic field, which is no property of the source. These models
 * have it as a property, so that it is written, read and given to constructors as others are.
 */
public final class InnerClasses {
    /** The language specification names it nowhere; javac, ecj and Kotlin's compiler agree, with a number for the depth. */
    private static final String PREFIX = "this$";

    private InnerClasses() {}

    /**
     * Returns the model of an inner class with a property for each outer instance that it and its superclasses hold, and the
     * kind of a class that needs nothing else. Returns any other model as it is, also that of a local or anonymous class.
     */
    public static ClassModel of(ClassModel model) {
        if (model.kind() != ClassKind.INNER || !model.type().isMemberClass()) {
            return model;
        }
        List<PropertyModel> properties = new ArrayList<>();
        if (!addOuterInstances(model.type(), properties)) {
            return model;
        }
        properties.addAll(model.properties());
        boolean isAbstract = Modifier.isAbstract(model.type().getModifiers());
        return model.with(isAbstract ? ClassKind.ABSTRACT_CLASS : ClassKind.CLASS, properties);
    }

    /** Adds the superclass's first. Returns whether compilers keep nothing else there, such as a captured variable. */
    private static boolean addOuterInstances(Class<?> type, List<PropertyModel> properties) {
        Class<?> superclass = type.getSuperclass();
        if (superclass != null && superclass != Object.class && !addOuterInstances(superclass, properties)) {
            return false;
        }
        for (Field field : type.getDeclaredFields()) {
            if (field.isSynthetic() && !Modifier.isStatic(field.getModifiers())) {
                if (!holdsOuterInstance(field)) {
                    return false;
                }
                properties.add(PropertyModel.builder(type, field.getName(), TypeModel.of(field.getType()))
                        .field(field)
                        .build());
            }
        }
        return true;
    }

    private static boolean holdsOuterInstance(Field field) {
        return field.getName().startsWith(PREFIX)
                && field.getType() == field.getDeclaringClass().getDeclaringClass();
    }
}
