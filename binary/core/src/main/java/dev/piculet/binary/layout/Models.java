package dev.piculet.binary.layout;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassInspectionException;
import dev.piculet.model.inspect.ClassModels;

/** The models of classes. A class that names a missing one is refused as others are which have no layout. Thread-safe. */
final class Models {
    private final ClassModels models;

    Models(ClassModels models) {
        this.models = models;
    }

    /**
     * Returns the model of a class, always the same.
     *
     * @throws UnsupportedClassException if a class that it names can't be loaded
     */
    ClassModel of(Class<?> type) {
        try {
            return models.of(type);
        } catch (ClassInspectionException e) {
            UnsupportedClassException refusal = new UnsupportedClassException(e.className(), e.getMessage());
            refusal.initCause(e);
            throw refusal;
        }
    }
}
