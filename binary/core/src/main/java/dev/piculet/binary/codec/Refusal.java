package dev.piculet.binary.codec;

import dev.piculet.access.ArgumentException;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.internal.BinaryErrors;

/** What is thrown when a class's own code does not take what was read, whatever that code throws. */
final class Refusal {
    /** A constructor that overflows the stack has filled it with calls of its own; our calls take turns with each other. */
    private static final int MAX_OWN_CALLS = 200;

    private Refusal() {}

    /**
     * Returns the error for what a constructor, factory, check or setter threw.
     *
     * @param type whose code it is
     * @throws VirtualMachineError if that is what it threw and not its own doing
     */
    static BinaryException of(Throwable cause, Class<?> type, BinaryInput in) {
        if (cause instanceof BinaryException e) {
            return e;
        }
        if (cause instanceof ArgumentException e) {
            return BinaryErrors.invalidArgument(e, in);
        }
        if (cause instanceof VirtualMachineError e && !isOverflowOfItsOwn(e)) {
            throw e;
        }
        return BinaryErrors.refused(type, in, cause);
    }

    /** Whether the calls on top of the stack, down to that of a creator, are too many to be ours. */
    private static boolean isOverflowOfItsOwn(VirtualMachineError error) {
        if (!(error instanceof StackOverflowError)) {
            return false;
        }
        StackTraceElement[] calls = error.getStackTrace();
        for (int i = 0; i < Math.min(calls.length, MAX_OWN_CALLS); i++) {
            if (calls[i].getClassName().startsWith(Refusal.class.getPackageName() + ".")) {
                return false;
            }
        }
        return calls.length >= MAX_OWN_CALLS;
    }
}
