package com.fasterxml.jackson.module.kotlin;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.PackageVersion;

/** The input has null, or nothing, for a parameter of a creator that takes neither. */
public class KotlinInvalidNullException extends dev.piculet.jackson2.kotlin.KotlinInvalidNullException {
    KotlinInvalidNullException(
            String kotlinPropertyName,
            Class<?> targetType,
            DeserializationContext context,
            String message,
            PropertyName propertyName) {
        super(kotlinPropertyName, targetType, context, message, propertyName);
    }

    /**
     * Has all of Piculet's modules throw this class, whose name callers may have in a catch clause; beside Jackson up to 2.19
     * the subclass whose name their callers have.
     */
    public static final class Maker implements Factory {
        private static final boolean HAD_ANOTHER_NAME = PackageVersion.VERSION.getMinorVersion() < 20;

        @Override
        public KotlinInvalidNullException create(
                String kotlinPropertyName,
                Class<?> targetType,
                DeserializationContext context,
                String message,
                PropertyName propertyName) {
            return HAD_ANOTHER_NAME
                    ? new MissingKotlinParameterException(
                            kotlinPropertyName, targetType, context, message, propertyName)
                    : new KotlinInvalidNullException(kotlinPropertyName, targetType, context, message, propertyName);
        }
    }
}
