package dev.piculet.jackson.kotlin;

/** Where Kotlin's unsigned numbers end. */
public final class UnsignedRules {
    private UnsignedRules() {}

    /**
     * Returns the message about a number that is negative or too large.
     *
     * @param number in the input
     * @param max the largest one of its class
     */
    public static String outOfRangeMessage(String number, Object max) {
        return "Numeric value (" + number + ") out of range of "
                + max.getClass().getSimpleName() + " (0 - " + max + ").";
    }
}
