package dev.piculet.jackson3.beans;

import java.math.BigDecimal;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.type.LogicalType;

/**
 * Tells whether a whole number stands for one with a fraction, of any class that has some. Jackson asks its configuration for each
 * number, and that of Jackson 2 may change while mappers are in use.
 */
final class WholeNumbers implements BooleanSupplier {
    private static final Class<?>[] WITH_FRACTIONS = {
        double.class, Double.class, float.class, Float.class, BigDecimal.class
    };

    private final DeserializationConfig config;
    private final boolean wereTaken;

    WholeNumbers(DeserializationConfig config) {
        this.config = config;
        wereTaken = areTaken();
    }

    @Override
    public boolean getAsBoolean() {
        return JacksonCalls.COERCIONS_MAY_CHANGE ? areTaken() : wereTaken;
    }

    private boolean areTaken() {
        for (Class<?> each : WITH_FRACTIONS) {
            CoercionAction action = config.findCoercionAction(LogicalType.Float, each, CoercionInputShape.Integer);
            if (action != CoercionAction.TryConvert) {
                return false;
            }
        }
        return true;
    }
}
