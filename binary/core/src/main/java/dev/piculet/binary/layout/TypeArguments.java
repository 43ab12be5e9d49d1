package dev.piculet.binary.layout;

import dev.piculet.model.ClassModel;
import dev.piculet.model.TypeModel;
import java.util.HashMap;
import java.util.Map;

/** What the type arguments of generic classes are, seen from a place. */
final class TypeArguments {
    private final Models models;

    TypeArguments(Models models) {
        this.models = models;
    }

    /**
     * Returns a type argument of a collection: the JDK's have those of the interface, others may say it of a supertype.
     *
     * @param collection the interface
     */
    TypeModel of(TypeModel type, Class<?> collection, int index) {
        boolean isOfTheJdk = type.rawClass().getName().startsWith("java.");
        TypeModel supertype = isOfTheJdk ? null : supertypeTo(collection, type);
        if (supertype != null) {
            return of(supertype, collection, index);
        }
        return index < type.arguments().size() ? type.arguments().get(index) : TypeModel.of(Object.class);
    }

    /** Returns the direct supertype of a type by which it has a class above it; null if it has none. */
    TypeModel supertypeTo(Class<?> above, TypeModel type) {
        ClassModel model = models.of(type.rawClass());
        for (TypeModel supertype : model.supertypes()) {
            if (above.isAssignableFrom(supertype.rawClass())) {
                return substituted(model, type, supertype);
            }
        }
        return null;
    }

    /** Returns a type that a class declares, for an instance of that class with type arguments. */
    static TypeModel substituted(ClassModel model, TypeModel instance, TypeModel type) {
        if (model.typeParameters().isEmpty()) {
            return type;
        }
        Map<String, TypeModel> arguments = new HashMap<>();
        for (int i = 0;
                i < Math.min(model.typeParameters().size(), instance.arguments().size());
                i++) {
            arguments.put(model.typeParameters().get(i), instance.arguments().get(i));
        }
        return type.substitute(arguments);
    }
}
