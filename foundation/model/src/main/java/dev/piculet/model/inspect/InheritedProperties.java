package dev.piculet.model.inspect;

import dev.piculet.model.ClassModel;
import dev.piculet.model.JavaTypes;
import dev.piculet.model.Nullability;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds the properties of supertypes to those that a class declares, in the type parameters of that class. */
final class InheritedProperties {
    private InheritedProperties() {}

    /** The superclass's properties come first; those that only interfaces have come last. */
    static List<PropertyModel> merge(List<PropertyModel> declared, List<TypeModel> supertypes, ClassModels models) {
        List<PropertyModel> merged = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (PropertyModel property : declared) {
            names.add(property.name());
        }
        for (TypeModel supertype : supertypes) {
            if (!supertype.rawClass().isInterface() && supertype.rawClass() != Enum.class) {
                // A constant's name and number belong to the enum's declaration, and differ between JDKs in what is
                // beside.
                addStoredOrNotOverridden(propertiesOf(supertype, models), names, merged);
            }
        }
        merged.addAll(declared);
        for (PropertyModel property : merged) {
            names.add(property.name());
        }
        for (TypeModel supertype : supertypes) {
            // No interface of the JDK is Kotlin's, and only Kotlin's have properties.
            if (supertype.rawClass().isInterface() && supertype.rawClass().getClassLoader() != null) {
                addNew(propertiesOf(supertype, models), names, merged);
            }
        }
        return merged;
    }

    /** A stored property stays, whatever the subclass declares: it is part of the instance. */
    private static void addStoredOrNotOverridden(
            List<PropertyModel> inherited, Set<String> overriding, List<PropertyModel> merged) {
        for (PropertyModel property : inherited) {
            if (property.isStored() || !overriding.contains(property.name())) {
                merged.add(property);
            }
        }
    }

    private static void addNew(List<PropertyModel> inherited, Set<String> names, List<PropertyModel> merged) {
        for (PropertyModel property : inherited) {
            if (names.add(property.name())) {
                merged.add(property);
            }
        }
    }

    private static List<PropertyModel> propertiesOf(TypeModel supertype, ClassModels models) {
        ClassModel model = models.of(supertype.rawClass());
        if (model.typeParameters().isEmpty()) {
            return model.properties();
        }
        Map<String, TypeModel> arguments = argumentsByName(supertype, model);
        List<PropertyModel> substituted = new ArrayList<>();
        for (PropertyModel property : model.properties()) {
            substituted.add(property.withType(property.type().substitute(arguments)));
        }
        return substituted;
    }

    private static Map<String, TypeModel> argumentsByName(TypeModel supertype, ClassModel model) {
        TypeVariable<?>[] parameters = supertype.rawClass().getTypeParameters();
        boolean isRaw = supertype.arguments().size() != parameters.length;
        Map<String, TypeModel> arguments = new HashMap<>();
        for (int i = 0; i < parameters.length; i++) {
            TypeModel argument = isRaw
                    ? TypeModel.of(JavaTypes.erase(parameters[i]))
                    : supertype.arguments().get(i);
            // Java code stores null in a field of type T, whatever a Kotlin subclass says of T.
            boolean promised = model.isKotlin() || argument.nullability() == Nullability.NULLABLE;
            arguments.put(parameters[i].getName(), promised ? argument : argument.withNullability(Nullability.UNKNOWN));
        }
        return arguments;
    }
}
