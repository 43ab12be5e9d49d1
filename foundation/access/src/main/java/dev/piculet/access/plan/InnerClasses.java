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
 * Models of inner classes. Compilers keep the outer instance, and variables that are captured, in synthetic fields, which are no
 * properties of the source. These models have them as properties, so that they are written and read as others are.
 */
public final class InnerClasses {
    /** The language specification names it nowhere; javac, ecj and Kotlin's compiler agree, with a number for the depth. */
    private static final String PREFIX = "this$";

    private InnerClasses() {}

    /**
     * Returns the model of an inner class with a property for each outer instance that it and its superclasses hold, and the
     * kind of a class that needs nothing else. A local or anonymous class has properties for the variables that it captures, too, and
     * no constructors: they take these variables in an order that no source tells. Returns any other model as it is.
     *
     * @param bare whether local and anonymous classes may be made so
     */
    public static ClassModel of(ClassModel model, BareInstances bare) {
        Class<?> type = model.type();
        boolean isLocal = !type.isMemberClass();
        boolean mayBeMade = !isLocal || bare == BareInstances.COMPLETE || bare == BareInstances.ALWAYS;
        if (model.kind() != ClassKind.INNER || !mayBeMade) {
            return model;
        }
        List<PropertyModel> properties = new ArrayList<>();
        if (!addFieldsOfCompilers(type, model.properties(), properties, isLocal)) {
            return model;
        }
        properties.addAll(model.properties());
        boolean isAbstract = Modifier.isAbstract(type.getModifiers());
        ClassKind kind = isAbstract ? ClassKind.ABSTRACT_CLASS : ClassKind.CLASS;
        return model.with(kind, properties, isLocal ? List.of() : model.creators());
    }

    /**
     * Adds the superclass's first.
     *
     * @param declared the properties of the source, which may have synthetic fields, too
     * @param takesAll whether variables are properties, too
     * @return whether compilers keep nothing else there
     */
    private static boolean addFieldsOfCompilers(
            Class<?> type, List<PropertyModel> declared, List<PropertyModel> properties, boolean takesAll) {
        Class<?> superclass = type.getSuperclass();
        boolean isInherited = superclass == null
                || superclass == Object.class
                || addFieldsOfCompilers(superclass, declared, properties, takesAll);
        if (!isInherited) {
            return false;
        }
        for (Field field : type.getDeclaredFields()) {
            boolean isOfCompiler = field.isSynthetic() && !Modifier.isStatic(field.getModifiers());
            if (isOfCompiler && !FieldRules.isAmong(declared, field)) {
                if (!takesAll && !holdsOuterInstance(field)) {
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
