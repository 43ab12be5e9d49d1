package dev.piculet.binary.leaf;

import java.util.regex.Pattern;

/**
 * Looks for flags such as (?i) that are set within an expression. Pattern.flags() tells those that hold at its end, so that they would
 * hold from its start on when it is read back. Flags that stand at the start, or end with a group, do no harm.
 */
final class InnerFlags {
    /** With this flag, comments may hold any bracket. */
    private static final char COMMENTS = 'x';

    private static final int UNKNOWN = -1;

    private final String expression;
    private int position;

    /** Whether blanks and comments may stand between chars. */
    private boolean hasComments;

    /** The groups that are open here; {@link #UNKNOWN} where it may not be told from text what a bracket is. */
    private int groups;

    private InnerFlags(String expression, boolean hasComments) {
        this.expression = expression;
        this.hasComments = hasComments;
    }

    /** Whether a pattern has such flags, or may have them. */
    static boolean areIn(Pattern pattern) {
        int flags = pattern.flags();
        if ((flags & Pattern.LITERAL) != 0) {
            return false;
        }
        InnerFlags search = new InnerFlags(pattern.pattern(), (flags & Pattern.COMMENTS) != 0);
        search.skipFlagsAtStart();
        return search.find();
    }

    private void skipFlagsAtStart() {
        for (int end = endOfFlags(0); end > 0; end = endOfFlags(position)) {
            hasComments = hasComments || setsComments(position);
            position = end;
        }
        groups = hasComments ? UNKNOWN : 0;
    }

    private boolean find() {
        while (position < expression.length()) {
            int end = endOfFlags(position);
            if (end > 0 && groups <= 0) {
                return true;
            }
            if (groups == UNKNOWN) {
                position++;
            } else if (end > 0) {
                groups = setsComments(position) ? UNKNOWN : groups;
                position = end;
            } else {
                step();
            }
        }
        return false;
    }

    /** Goes behind what begins here and is no flags. */
    private void step() {
        switch (expression.charAt(position)) {
            case '\\' -> skipEscape();
            case '(' -> {
                groups = setsComments(position) ? UNKNOWN : groups + 1;
                position++;
            }
            case ')' -> {
                groups--;
                position++;
            }
            case '[' -> {
                // Chars to choose from, brackets among them.
                groups = UNKNOWN;
                position++;
            }
            default -> position++;
        }
    }

    private void skipEscape() {
        if (expression.startsWith("Q", position + 1)) {
            int end = expression.indexOf("\\E", position + 2);
            position = end < 0 ? expression.length() : end + 2;
        } else {
            // A control char is named by any char behind the letter.
            groups = expression.startsWith("c", position + 1) ? UNKNOWN : groups;
            position += 2;
        }
    }

    /**
     * Whether flags stand behind a bracket, for themselves or for a group, with the one for comments among them. Asked only where no
     * comments may stand yet.
     */
    private boolean setsComments(int bracket) {
        int first = firstFlag(bracket);
        return first >= 0 && expression.substring(first, behindFlags(first)).indexOf(COMMENTS) >= 0;
    }

    private static boolean isFlag(char c) {
        return Character.isLetter(c) || c == '-';
    }

    /** Returns the index behind flags like (?i-m) at an index, or -1 if there are none. */
    private int endOfFlags(int start) {
        int first = expression.startsWith("(", start) ? firstFlag(start) : -1;
        int end = first < 0 ? -1 : behindFlags(first);
        return end > first && expression.startsWith(")", end) ? end + 1 : -1;
    }

    /** Returns the index behind a bracket and its question mark, where flags may begin, or -1 if there is no question mark. */
    private int firstFlag(int bracket) {
        int mark = behindComments(bracket + 1);
        return expression.startsWith("?", mark) ? behindComments(mark + 1) : -1;
    }

    /** Returns the index behind all flags that begin at an index; where there are none, the index itself. */
    private int behindFlags(int first) {
        int i = first;
        while (i < expression.length() && isFlag(expression.charAt(i))) {
            i = behindComments(i + 1);
        }
        return i;
    }

    /** Returns the index behind blanks, and behind comments that end with their line; where there are none, the index itself. */
    private int behindComments(int start) {
        if (!hasComments) {
            return start;
        }
        int i = start;
        boolean isComment = false;
        for (; i < expression.length(); i++) {
            char c = expression.charAt(i);
            boolean endsLine = c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
            isComment = isComment ? !endsLine : c == '#';
            if (!isComment && !endsLine && !Character.isWhitespace(c)) {
                break;
            }
        }
        return i;
    }
}
