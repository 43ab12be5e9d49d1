package dev.piculet.access.plan;

import dev.piculet.access.proof.LazyValues;
import dev.piculet.model.ClassModel;
import dev.piculet.model.PropertyModel;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
     *
     * @param model of the class, or of a subclass whose instances have them
     */
    static String obstacle(List<PropertyModel> properties, ClassModel model) {
        Class<?> type = null;
        LazyValues values = null;
        for (PropertyModel property : properties) {
            // The properties of a class stand together, so its file is read once.
            if (property.declaringClass() != type) {
                type = property.declaringClass();
                values = new LazyValues(type, model.type(), mutable(model));
            }
            String obstacle =
                    values.obstacle(property.delegate().get(), property.type().rawClass(), property.isMutable());
            if (obstacle != null) {
                return "property '" + property.name() + "', which is computed when it is asked for and not written, "
                        + obstacle + "; @delegate:Transient has it computed again";
            }
        }
        return null;
    }

    /** The fields that hold collections or maps by which these can be changed. */
    static Set<Field> mutable(ClassModel model) {
        Set<Field> fields = new HashSet<>();
        for (PropertyModel property : model.properties()) {
            if (property.isMutable() && property.field().isPresent()) {
                fields.add(property.field().get());
            }
        }
        return fields;
    }

    /** Whether a property delegates to a {@code Lazy}, or to an object of a class that is one. */
    static boolean isLazy(PropertyModel property) {
        return property.delegate().isPresent()
                && ReadOnlyDelegates.isA(property.delegate().get().getType(), DELEGATE);
    }
}
