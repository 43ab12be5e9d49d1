package dev.piculet.access.plan;

import dev.piculet.access.proof.LazyValues;
import dev.piculet.model.PropertyModel;
import java.util.ArrayList;
import java.util.List;

/** Kotlin's properties that are computed when they are asked for ({@code val x by lazy { … }}): they are not written, and computed again. */
final class LazyProperties {
    private static final String DELEGATE = "kotlin.Lazy";

    private LazyProperties() {}

    /** Returns those of several properties that are computed so. */
    static List<PropertyModel> among(List<PropertyModel> properties) {
        List<PropertyModel> found = new ArrayList<>();
        for (PropertyModel property : properties) {
            if (isLazy(property) && !property.isTransient()) {
                found.add(property);
            }
        }
        return found;
    }

    /**
     * Returns why one of these properties of a class may have another value in a copy, as the end of a sentence; null if nothing is
     * found.
     */
    static String obstacle(List<PropertyModel> properties) {
        Class<?> type = null;
        LazyValues values = null;
        for (PropertyModel property : properties) {
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

    /** Whether a property delegates to a {@code Lazy}, or to an object of a class that is one. */
    static boolean isLazy(PropertyModel property) {
        return property.delegate().isPresent()
                && ReadOnlyDelegates.isA(property.delegate().get().getType(), DELEGATE);
    }
}
