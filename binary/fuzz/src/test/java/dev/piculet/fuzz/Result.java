package dev.piculet.fuzz;

import dev.piculet.binary.io.BinaryException;

/**
 * What came of a call.
 *
 * @param value what it returned, if {@code error} is null
 */
record Result(Object value, BinaryException error) {
    Outcome outcome() {
        return error == null ? Outcome.VALUE : Outcome.of(error);
    }

    boolean isValue() {
        return error == null;
    }

    /** Asserts that another call failed as this one did, or did not fail either. */
    void requireSameError(Result other, String what) {
        String own = error == null ? "a value" : error.toString();
        String others = other.error == null ? "a value" : other.error.toString();
        if (!own.equals(others)) {
            throw new AssertionError(what + ": " + own + " / " + others);
        }
    }

    /** Asserts that this is how the call ended. */
    void require(Outcome expected, String what) {
        if (outcome() != expected) {
            throw new AssertionError(what + " is to be " + expected + " and is " + (isValue() ? "a value" : error));
        }
    }
}
