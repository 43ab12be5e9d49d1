package dev.piculet.corpus;

/**
 * The result for a value, or for a class.
 *
 * @param detail the difference, or the exception; empty if there is nothing to say
 */
record Outcome(Verdict verdict, String detail) {
    static final Outcome RIGHT = new Outcome(Verdict.RIGHT, "");

    /** Returns the worse of two. */
    Outcome and(Outcome other) {
        return other.verdict.compareTo(verdict) > 0 ? other : this;
    }
}
