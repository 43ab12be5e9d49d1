package dev.piculet.access.internal;

import dev.piculet.model.PropertyModel;
import java.lang.reflect.Modifier;

/** Which member of a property is read and written, and what may be done with it. */
public final class FieldRules {
    private FieldRules() {}

    /** Tells whether the property has a final field, which nothing but a constructor may write. */
    public static boolean isFinal(PropertyModel property) {
        return property.field().isPresent()
                && Modifier.isFinal(property.field().get().getModifiers());
    }

    /** Throws the error that sends the caller to a creator when the property is final. */
    public static void requireWritable(PropertyModel property) {
        if (isFinal(property)) {
            throw AccessErrors.finalProperty(property);
        }
    }

    /** Returns the kind of the member that is read. */
    public static JvmKind kindToRead(PropertyModel property) {
        if (property.field().isPresent()) {
            return JvmKind.of(property.field().get().getType());
        }
        if (property.getter().isEmpty()) {
            throw AccessErrors.noGetter(property);
        }
        return JvmKind.of(property.getter().get().getReturnType());
    }

    /** Returns the type of the member that is written, which must not be final. */
    public static Class<?> typeToWrite(PropertyModel property) {
        requireWritable(property);
        if (property.field().isPresent()) {
            return property.field().get().getType();
        }
        if (property.setter().isEmpty()) {
            throw AccessErrors.noSetter(property);
        }
        return property.setter().get().getParameterTypes()[0];
    }
}
