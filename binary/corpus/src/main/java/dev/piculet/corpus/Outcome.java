package dev.piculet.corpus;

/**
 * What came of a value, or of a class.
 *
 * @param detail what is different, or what was thrown; empty if nothing is to be said
 */
record Outcome(Verdict verdict, String detail) {
    static final Outcome RIGHT = new Outcome(Verdict.RIGHT, "");

    /** Returns the worse of two. */
    Outcome and(Outcome other) {
        return other.verdict.compareTo(verdict) > 0 ? other : this;
    }
}
