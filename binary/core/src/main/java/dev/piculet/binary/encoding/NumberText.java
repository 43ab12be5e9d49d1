package dev.piculet.binary.encoding;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Large numbers as text: to tell their digits takes time that grows with the square of their size. */
public final class NumberText {
    private NumberText() {}

    /** Returns the size of a number that has more bits than so many; null for any other value. */
    public static String ofLarge(Object value, int bits) {
        if (value instanceof BigInteger integer && integer.bitLength() > bits) {
            return "integer of " + integer.bitLength() + " bits";
        }
        if (value instanceof BigDecimal decimal && decimal.unscaledValue().bitLength() > bits) {
            return "decimal of " + decimal.unscaledValue().bitLength() + " bits and scale " + decimal.scale();
        }
        return null;
    }
}
