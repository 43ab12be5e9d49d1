package dev.piculet.binary.codec;

import dev.piculet.access.error.ArgumentException;
import dev.piculet.binary.error.FormErrors;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;

/** Turns what a user's code throws while a value is read or written into a BinaryException. */
final class Refusal {
    /** Code that overflows the stack has filled it with calls of its own; our calls take turns with each other. */
    private static final int MAX_OWN_CALLS = 200;

    /** Calls that take more of the stack, also when they are compiled, than the JDK does to make a stack trace for the first time. */
    private static final int ROOM = 500;

    private Refusal() {}

    /**
     * Returns the error for what a constructor, factory, check or setter threw.
     *
     * @param type whose code it is
     * @throws VirtualMachineError if that is what it threw and not its own doing
     */
    static BinaryException of(Throwable cause, Class<?> type, BinaryInput in) {
        passOn(cause);
        if (cause instanceof ArgumentException e) {
            return ValueErrors.invalidArgument(e, in);
        }
        return ValueErrors.refused(type, in, cause);
    }

    /**
     * Returns the error for what a collection threw as it was written.
     *
     * @throws VirtualMachineError if that is what it threw and not its own doing
     */
    static RuntimeException whileWriting(Object collection, Throwable cause) {
        passOn(cause);
        return FormErrors.failed(collection, cause);
    }

    /** Throws what others' code did not bring about though it came through it: our errors, and those of the JVM. */
    static void passOn(Throwable cause) {
        if (cause instanceof BinaryException e) {
            throw e;
        }
        if (cause instanceof VirtualMachineError e && !isOverflowOfOthers(e)) {
            throw e;
        }
    }

    /** Whether the user's code, above our last frame, has used up the stack. */
    static boolean isOverflowOfOthers(VirtualMachineError error) {
        if (!(error instanceof StackOverflowError)) {
            return false;
        }
        if (!hasRoom()) {
            // Whoever called this will ask again, with more of the stack left.
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

    /**
     * Whether there is enough of the stack left to ask for a stack trace. The first one in a JVM initializes a class of the JDK. If
     * the stack ended meanwhile, nobody in that JVM would get one again.
     */
    private static boolean hasRoom() {
        try {
            return descend(ROOM) == ROOM;
        } catch (StackOverflowError e) {
            return false;
        }
    }

    private static int descend(int calls) {
        return calls == 0 ? 0 : 1 + descend(calls - 1);
    }
}
