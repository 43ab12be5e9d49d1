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
        for (PropertyModel property : model.properties()) {
            boolean isLazy = property.delegate().isPresent()
                    && property.delegate().get().getType().getName().equals(DELEGATE)
                    && !property.isTransient();
            String obstacle = isLazy
                    ? new LazyValues(property.declaringClass())
                            .obstacle(property.delegate().get())
                    : null;
            if (obstacle != null) {
                return "property '" + property.name() + "', which is computed when it is asked for and not written, "
                        + obstacle + "; @delegate:Transient has it computed again";
            }
        }
        return null;
    }
}
