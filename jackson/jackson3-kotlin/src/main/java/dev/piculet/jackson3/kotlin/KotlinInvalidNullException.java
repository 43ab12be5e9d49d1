package dev.piculet.jackson3.kotlin;

import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.exc.InvalidNullException;

/** The input has null, or nothing, for a parameter of a creator that takes neither. */
public class KotlinInvalidNullException extends InvalidNullException {
    private final String kotlinPropertyName;

    /** Makes the exceptions in place of the constructor, if there is a service of this type. Thread-safe. */
    public interface Factory {
        /** Makes an exception; the parameters are those of the constructor. */
        KotlinInvalidNullException create(
                String kotlinPropertyName,
                Class<?> targetType,
                JsonParser parser,
                String message,
                PropertyName propertyName);
    }

    /**
     * Makes the exception.
     *
     * @param kotlinPropertyName name of the parameter
     * @param targetType the class with the creator
     * @param propertyName what Jackson calls the parameter
     */
    public KotlinInvalidNullException(
            String kotlinPropertyName,
            Class<?> targetType,
            JsonParser parser,
            String message,
            PropertyName propertyName) {
        super(parser, message, propertyName);
        this.kotlinPropertyName = Objects.requireNonNull(kotlinPropertyName);
        _targetType = Objects.requireNonNull(targetType);
    }

    /** Returns the name of the parameter in Kotlin's source. */
    public String getKotlinPropertyName() {
        return kotlinPropertyName;
    }
}
