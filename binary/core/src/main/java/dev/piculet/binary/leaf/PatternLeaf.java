package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * The flags, then the expression. What takes long to compile is refused by the writer and the reader alike; how long a
 * pattern takes to match is up to who trusts it.
 */
final class PatternLeaf extends Leaf<Pattern> {
    private static final int MAX_LENGTH = 10_000;

    /** Compiling goes down a few calls for each, and a thread's stack takes some thousand. */
    private static final int MAX_BRACKETS = 1_000;

    /** With CANON_EQ all orders of the marks of one character are compiled. */
    private static final int MAX_MARKS = 3;

    PatternLeaf() {
        super("pattern", Pattern.class);
    }

    @Override
    public void encode(BinaryOutput out, Pattern value) {
        String problem = problem(value.pattern(), value.flags());
        if (problem == null && InnerFlags.areIn(value)) {
            problem = "flags such as (?i) are set behind its start: write (?i:…)";
        }
        if (problem != null) {
            throw LeafErrors.unsupportedPattern(problem);
        }
        out.writeVarint(value.flags());
        out.writeString(value.pattern());
    }

    @Override
    public Pattern decode(BinaryInput in) {
        int flags = in.readVarint();
        String expression = in.readString();
        String problem = problem(expression, flags);
        if (problem != null) {
            throw new IllegalArgumentException(problem);
        }
        try {
            return Pattern.compile(expression, flags);
        } catch (StackOverflowError e) {
            throw new IllegalArgumentException("too deep for this thread's stack", e);
        }
    }

    /** Says why an expression is not compiled, or null. */
    private static String problem(String expression, int flags) {
        if (expression.length() > MAX_LENGTH) {
            return "more than " + MAX_LENGTH + " chars";
        }
        int brackets = 0;
        for (int i = 0; i < expression.length(); i++) {
            char c = expression.charAt(i);
            brackets += c == '(' || c == '[' ? 1 : 0;
        }
        if (brackets > MAX_BRACKETS) {
            return "more than " + MAX_BRACKETS + " brackets";
        }
        boolean permuted = (flags & Pattern.CANON_EQ) != 0 && (flags & Pattern.LITERAL) == 0;
        return permuted && hasManyMarks(expression)
                ? "CANON_EQ with more than " + MAX_MARKS + " marks on one character"
                : null;
    }

    private static boolean hasManyMarks(String expression) {
        int[] codePoints = Normalizer.normalize(expression, Normalizer.Form.NFD)
                .codePoints()
                .toArray();
        int marks = 0;
        for (int codePoint : codePoints) {
            int type = Character.getType(codePoint);
            boolean mark = type == Character.NON_SPACING_MARK
                    || type == Character.ENCLOSING_MARK
                    || type == Character.COMBINING_SPACING_MARK;
            marks = mark ? marks + 1 : 0;
            if (marks > MAX_MARKS) {
                return true;
            }
        }
        return false;
    }
}
