package dev.piculet.jackson2.kotlin;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import java.util.Objects;

/** The input has null, or nothing, for a parameter of a creator that takes neither. */
public class KotlinInvalidNullException extends InvalidNullException {
    private final String kotlinPropertyName;

    /** Makes the exceptions in place of the constructor, if there is a service of this type. Thread-safe. */
    public interface Factory {
        /** Makes an exception; the parameters are those of the constructor. */
        KotlinInvalidNullException create(
                String kotlinPropertyName,
                Class<?> targetType,
                DeserializationContext context,
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
            DeserializationContext context,
            String message,
            PropertyName propertyName) {
        super(context, message, propertyName);
        this.kotlinPropertyName = Objects.requireNonNull(kotlinPropertyName);
        _targetType = Objects.requireNonNull(targetType);
    }

    /** Returns the name of the parameter in Kotlin's source. */
    public String getKotlinPropertyName() {
        return kotlinPropertyName;
    }
}
