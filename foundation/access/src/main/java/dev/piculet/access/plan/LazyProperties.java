package dev.piculet.access.plan;

import dev.piculet.access.proof.LazyValues;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;

/** Kotlin's properties that are computed when they are asked for ({@code val x by lazy { … }}): they are not written, and computed again. */
final class LazyProperties {
    private static final String DELEGATE = "kotlin.Lazy";

    private LazyProperties() {}

    /** Returns why such a property of a class may have another value in a copy, as the end of a sentence; null if nothing is found. */
    static String obstacle(ClassModel model) {
        Class<?> type = null;
        LazyValues values = null;
        for (PropertyModel property : model.properties()) {
            if (!isLazy(property)) {
                continue;
            }
            // The properties of a class stand together, so its file is read once.
            if (property.declaringClass() != type) {
                type = property.declaringClass();
                values = new LazyValues(type);
            }
            String obstacle = values.obstacle(property.delegate().get());
            if (obstacle != null) {
                return "property '" + property.name() + "', which is computed when it is asked for and not written, "
                        + obstacle + "; @delegate:Transient has it computed again";
            }
        }
        return null;
    }

    private static boolean isLazy(PropertyModel property) {
        return property.delegate().isPresent()
                && property.delegate().get().getType().getName().equals(DELEGATE)
                && !property.isTransient();
    }
}
