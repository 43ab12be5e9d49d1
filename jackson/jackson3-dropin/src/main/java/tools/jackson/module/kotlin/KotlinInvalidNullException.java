package tools.jackson.module.kotlin;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.PropertyName;

/** The input has null, or nothing, for a parameter of a creator that takes neither. */
public final class KotlinInvalidNullException extends dev.piculet.jackson3.kotlin.KotlinInvalidNullException {
    private KotlinInvalidNullException(
            String kotlinPropertyName,
            Class<?> targetType,
            JsonParser parser,
            String message,
            PropertyName propertyName) {
        super(kotlinPropertyName, targetType, parser, message, propertyName);
    }

    /** Has all of Piculet's modules throw this class, whose name callers may have in a catch clause. */
    public static final class Maker implements Factory {
        @Override
        public KotlinInvalidNullException create(
                String kotlinPropertyName,
                Class<?> targetType,
                JsonParser parser,
                String message,
                PropertyName propertyName) {
            return new KotlinInvalidNullException(kotlinPropertyName, targetType, parser, message, propertyName);
        }
    }
}
