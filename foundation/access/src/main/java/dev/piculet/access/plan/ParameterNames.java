package dev.piculet.access.plan;

import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import dev.piculet.model.PropertyModel;
import java.util.List;

/**
 * What the names of a constructor's parameters tell.
 *
 * @param stored the properties that have to be restored
 */
record ParameterNames(ClassModel model, List<PropertyModel> stored) {
    /**
     * Tells whether the language says that each parameter is stored unchanged: of records, of Kotlin's value classes, and of
     * data classes as far as nothing can be stored again.
     */
    boolean tellAll(CreatorModel constructor) {
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
        return true;
    }

    /** Whether there are final fields that no parameter is named for. */
    boolean areMoreFinal(CreatorModel constructor) {
        for (PropertyModel property : stored) {
            if (FieldRules.isFinal(property) && !isNamed(constructor, property.name())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNamed(CreatorModel constructor, String name) {
        for (ParameterModel parameter : constructor.parameters()) {
            if (parameter.name().isPresent() && parameter.name().get().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
