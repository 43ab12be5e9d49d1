package dev.piculet.binary.form;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.binary.error.FormErrors;
import java.util.Collection;
import java.util.Map;
import java.util.function.Supplier;

/** Tries the constructor of a user's collection before any value is written. */
final class FirstInstance {
    private FirstInstance() {}

    /**
     * Returns a new instance.
     *
     * @throws UnsupportedClassException if it is not empty, or can't be made
     */
    static Object of(Class<?> declared, Supplier<?> instances) {
        Object made;
        try {
            made = instances.get();
        } catch (UnsupportedClassException e) {
            throw e;
        } catch (Exception | LinkageError e) {
            throw FormErrors.noForm(declared, "its constructor failed (" + e + ")");
        }
        int size = made instanceof Map<?, ?> map ? map.size() : ((Collection<?>) made).size();
        if (size != 0) {
            throw FormErrors.noForm(declared, "its constructor puts elements into it");
        }
        return made;
    }
}
