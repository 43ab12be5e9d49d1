package dev.piculet.model;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Tells fields that compilers make for themselves from those that a source declares. */
public final class CompilerFields {
    private CompilerFields() {}

    /**
     * Tells whether a compiler made a field of instances for itself, such as {@code this$0} or {@code val$x}, as far as the field
     * shows. Kotlin's {@code @JvmSynthetic} marks a declared field as if it were one; but these have a dollar in their names, or
     * are transient, as Groovy's {@code metaClass} is.
     */
    public static boolean isOne(Field field) {
        return field.isSynthetic() && (field.getName().indexOf('$') >= 0 || Modifier.isTransient(field.getModifiers()));
    }
}
