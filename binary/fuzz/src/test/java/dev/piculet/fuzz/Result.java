package dev.piculet.fuzz;

import dev.piculet.binary.io.BinaryException;

/**
 * The result of a call.
 *
 * @param value the value returned, if {@code error} is null
 */
record Result(Object value, BinaryException error) {
    Outcome outcome() {
        return error == null ? Outcome.VALUE : Outcome.of(error);
    }

    boolean isValue() {
        return error == null;
    }

    /** Asserts that another call failed in the same way, or that neither failed. */
    void requireSameError(Result other, String what) {
        String own = error == null ? "a value" : error.toString();
        String others = other.error == null ? "a value" : other.error.toString();
        if (!own.equals(others)) {
            throw new AssertionError(what + ": " + own + " / " + others);
        }
    }

    /** Asserts the result of the call. */
    void require(Outcome expected, String what) {
        if (outcome() != expected) {
            throw new AssertionError(what + ": expected " + expected + ", got " + (isValue() ? "a value" : error));
        }
    }
}
