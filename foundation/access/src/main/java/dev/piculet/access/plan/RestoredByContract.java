package dev.piculet.access.plan;

import dev.piculet.access.proof.UnchangedArguments;
import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import dev.piculet.model.TypeModel;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Constructors of which the language says what they store. */
final class RestoredByContract {
    private RestoredByContract() {}

    /**
     * Tells whether the language says that each parameter is stored unchanged: of records, of Kotlin's value classes, and of
     * data classes as far as nothing can be stored again, and no code changes what is stored.
     */
    static boolean isOne(ClassModel model, List<PropertyModel> stored, CreatorModel constructor) {
        if (!constructor.isPrimary()) {
            return false;
        }
        if (model.type().isRecord() || model.valueClass().isPresent()) {
            return true;
        }
        if (!model.isData()) {
            return false;
        }
        for (PropertyModel property : stored) {
            boolean isOwn = property.declaringClass() == model.type();
            if (isOwn && !FieldRules.isFinal(property) && isNamed(constructor, property.name())) {
                return false;
            }
        }
        return leavesArguments(model, stored, constructor);
    }

    /** Whether the code of a data class, such as its {@code init}, leaves what it gets as it is. */
    private static boolean leavesArguments(ClassModel model, List<PropertyModel> stored, CreatorModel constructor) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (!isFixed(parameter, stored)) {
                return !(constructor.member() instanceof Constructor<?> member)
                        || new UnchangedArguments(model.type()).areLeft(member);
            }
        }
        return true;
    }

    private static boolean isFixed(ParameterModel parameter, List<PropertyModel> stored) {
        boolean isMutable = false;
        for (PropertyModel property : stored) {
            isMutable |= property.isMutable() && parameter.name().equals(Optional.of(property.name()));
        }
        return !isMutable && isFixed(parameter.type());
    }

    /** Whether values of a type can't be changed, or are collections of such that are not declared to be changed. */
    static boolean isFixed(TypeModel type) {
        Class<?> raw = type.rawClass();
        if (!isCollection(raw)) {
            return UnchangedArguments.isFixed(raw);
        }
        for (TypeModel argument : type.arguments()) {
            if (!UnchangedArguments.isFixed(argument.rawClass())) {
                return false;
            }
        }
        return true;
    }

    /** Whether a class is what Kotlin's interfaces of collections are compiled to, those that can be changed and others. */
    static boolean isCollection(Class<?> raw) {
        return raw == List.class || raw == Set.class || raw == Map.class || raw == Collection.class;
    }

    /** Whether a parameter has a name. */
    static boolean isNamed(CreatorModel constructor, String name) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (parameter.name().isPresent() && parameter.name().get().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
