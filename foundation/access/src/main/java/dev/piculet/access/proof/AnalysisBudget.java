package dev.piculet.access.proof;

import dev.piculet.access.proof.Value.Copied;
import dev.piculet.access.proof.Value.View;
import dev.piculet.codegen.classfile.Instruction.Member;
import dev.piculet.codegen.classfile.MethodCode;

/**
 * Bounds the time and the memory that it takes to follow the code of one class. No compiler comes near these bounds; class files that
 * are made by hand may. The effects of code beyond them are unknown.
 */
final class AnalysisBudget {
    private static final int MAX_INSTRUCTIONS = 4_000;

    /** Slots of a method's variables, each of which is kept for each instruction; and of its stack, about. */
    private static final int MAX_SLOTS = 1_000;

    /** The chars of a method's name times its instructions: values keep the name of the code that made them. */
    private static final int MAX_NAMES = 20_000_000;

    /** Ways from one instruction to another, of all methods. */
    private static final int MAX_STEPS = 1_000_000;

    /** Values that are known at the same time before all instructions, of methods inside each other. */
    private static final int MAX_KEPT = 4_000_000;

    /** Chars of what is told of the ways in which a value was copied. */
    private static final int MAX_HOW = 2_000;

    /** Copies and views of each other: what is asked of one is asked of all that it is made of. */
    private static final int MAX_NESTING = 20;

    private int steps;

    private int kept;

    /** Tells whether a method is as small as those that compilers make for people. */
    static boolean isOrdinary(Member method, MethodCode code) {
        int instructions = code.instructions().size();
        long chars = method.owner().length()
                + method.name().length()
                + method.descriptor().length();
        return instructions <= MAX_INSTRUCTIONS && code.locals() <= MAX_SLOTS && chars * instructions <= MAX_NAMES;
    }

    /** Refuses a stack of so many slots that is full. */
    static void requireRoom(int depth) {
        require(depth < MAX_SLOTS);
    }

    /** Refuses what is made of too many other values, one of the other, or told in too many words. */
    static void requireFew(Value of, String how) {
        int nesting = 0;
        for (Value each = of; each != null && nesting <= MAX_NESTING; nesting++) {
            each = each instanceof Copied copied ? copied.of() : each instanceof View view ? view.of() : null;
        }
        require(nesting <= MAX_NESTING && how.length() <= MAX_HOW);
    }

    /** Counts a way from an instruction to another. */
    void step() {
        steps++;
        require(steps <= MAX_STEPS);
    }

    /** Counts values that are kept. */
    void keep(int values) {
        kept += values;
        require(kept <= MAX_KEPT);
    }

    /** The number of values that are kept. */
    int kept() {
        return kept;
    }

    /** Forgets values that are no longer kept. */
    void keepOnly(int values) {
        kept = values;
    }

    private static void require(boolean isWithin) {
        if (!isWithin) {
            throw new ExceededException();
        }
    }

    /** Ends the analysis of a method. */
    static final class ExceededException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private ExceededException() {
            super("The code is too long.", null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
        }
    }
}
