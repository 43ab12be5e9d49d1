package dev.piculet.jackson3.kotlin;

import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Who makes the exceptions for null. Looked for at the first of them, and not before. */
final class InvalidNulls {
    static final KotlinInvalidNullException.Factory FACTORY = factory();

    private InvalidNulls() {}

    private static KotlinInvalidNullException.Factory factory() {
        try {
            return ServiceLoader.load(KotlinInvalidNullException.Factory.class, InvalidNulls.class.getClassLoader())
                    .findFirst()
                    .orElse(KotlinInvalidNullException::new);
        } catch (ServiceConfigurationError | LinkageError e) {
            // The drop-in's exception is behind the original's class of that name, which its service can't make.
            // JDK 17 wraps the VerifyError of that service, JDK 25 throws it unwrapped.
            return KotlinInvalidNullException::new;
        }
    }
}
