package dev.piculet.jackson3.beans;

import dev.piculet.jackson3.KotlinInvalidNullException;
import java.util.ServiceLoader;

/** Who makes the exceptions for null. Looked for at the first of them, and not before. */
final class InvalidNulls {
    static final KotlinInvalidNullException.Factory FACTORY = ServiceLoader.load(
                    KotlinInvalidNullException.Factory.class, InvalidNulls.class.getClassLoader())
            .findFirst()
            .orElse(KotlinInvalidNullException::new);

    private InvalidNulls() {}
}
