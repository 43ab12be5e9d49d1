package dev.piculet.corpus;

import java.io.Externalizable;

/** Sends a value on a trip, and judges its copy. */
final class Examination {
    private static final int MAX_DETAIL = 4_000;

    private Examination() {}

    /**
     * @param twin the same value made again, which separates facts about the value from facts about the object; the value
     *     itself if it is a constant, null if it can't be made twice
     */
    static Outcome of(Trip trip, Object value, Object twin) {
        byte[] bytes;
        try {
            bytes = trip.write(value);
        } catch (Throwable e) {
            return failure(trip, e);
        }
        Object copy;
        try {
            copy = trip.read(bytes, value.getClass());
        } catch (Throwable e) {
            return trip.isOwn(e) ? new Outcome(Verdict.UNREAD, text(e.getMessage())) : failure(trip, e);
        }
        return compared(value, copy, twin);
    }

    private static Outcome failure(Trip trip, Throwable e) {
        if (trip.isOwn(e)) {
            return new Outcome(Verdict.REFUSED, text(e.getMessage()));
        }
        StackTraceElement[] trace = e.getStackTrace();
        return new Outcome(Verdict.FOREIGN, text(e + (trace.length > 0 ? " at " + trace[0] : "")));
    }

    private static Outcome compared(Object value, Object copy, Object twin) {
        String difference = Likeness.difference(value, copy);
        if (difference != null) {
            // The value has been asked already.
            Behaviour.ask(copy);
            difference = Likeness.difference(value, copy);
        }
        if (difference != null) {
            return new Outcome(Verdict.WRONG, text(difference));
        }
        String transients = Likeness.differenceWithTransients(value, copy);
        String said = value.getClass() == copy.getClass() ? said(value, copy, twin) : null;
        boolean asksIdentity = transients == null || Behaviour.writesItself(value.getClass());
        boolean byIdentity = Behaviour.UNEQUAL.equals(said)
                && asksIdentity
                && (HashTables.compareIdentities(value) || Graph.haveInCommon(value, twin));
        if (byIdentity) {
            return new Outcome(Verdict.NOTED, "equals() asks whether objects inside are the same");
        }
        if (said != null && (value != twin || transients != null)) {
            // How much memory a table takes is no part of what it says that it holds.
            boolean isInternal = value instanceof Externalizable && !Behaviour.UNEQUAL.equals(said);
            boolean declared = transients != null && (isInternal || !Behaviour.writesItself(value.getClass()));
            return declared
                    ? new Outcome(Verdict.NOTED, text("declared transient: " + transients + "; " + said))
                    : new Outcome(Verdict.WRONG, text(said + (transients == null ? "" : " by " + transients)));
        }
        if (transients != null) {
            return new Outcome(Verdict.NOTED, text("declared transient: " + transients));
        }
        if (said != null || copy != value && Behaviour.isConstant(value)) {
            return Behaviour.writesItself(value.getClass())
                    ? new Outcome(Verdict.WRONG, "constant is doubled")
                    : new Outcome(Verdict.NOTED, "constant is another object");
        }
        return Outcome.RIGHT;
    }

    /** Others' code may fail when called. That proves nothing about the copy. */
    private static String said(Object value, Object copy, Object twin) {
        try {
            return Behaviour.difference(value, copy, twin == null ? value : twin);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            return null;
        }
    }

    private static String text(String message) {
        String line = String.valueOf(message).replaceAll("\\s+", " ");
        return line.length() > MAX_DETAIL ? line.substring(0, MAX_DETAIL) + "…" : line;
    }
}
