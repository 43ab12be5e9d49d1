package com.fasterxml.jackson.module.kotlin;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.PropertyName;

/** The input has null, or nothing, for a parameter of a creator that takes neither. */
public final class KotlinInvalidNullException extends dev.piculet.jackson2.KotlinInvalidNullException {
    private KotlinInvalidNullException(
            String kotlinPropertyName,
            Class<?> targetType,
            DeserializationContext context,
            String message,
            PropertyName propertyName) {
        super(kotlinPropertyName, targetType, context, message, propertyName);
    }

    /** Has all of Piculet's modules throw this class, whose name callers may have in a catch clause. */
    public static final class Maker implements Factory {
        @Override
        public KotlinInvalidNullException create(
                String kotlinPropertyName,
                Class<?> targetType,
                DeserializationContext context,
                String message,
                PropertyName propertyName) {
            return new KotlinInvalidNullException(kotlinPropertyName, targetType, context, message, propertyName);
        }
    }
}
