package dev.piculet.fuzz;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;

/** What comes of a call: a value, or one of our errors. */
enum Outcome {
    VALUE,
    MALFORMED,
    MISMATCH,
    LIMIT,
    UNSUPPORTED;

    static Outcome of(BinaryException e) {
        if (e instanceof MalformedInputException) {
            return MALFORMED;
        } else if (e instanceof SchemaMismatchException) {
            return MISMATCH;
        }
        return e instanceof LimitExceededException ? LIMIT : UNSUPPORTED;
    }
}
