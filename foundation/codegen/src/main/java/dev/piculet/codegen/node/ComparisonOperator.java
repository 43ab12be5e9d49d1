package dev.piculet.codegen.node;

/** A comparison of two numbers. */
public enum ComparisonOperator {
    EQUAL("==", 0),
    NOT_EQUAL("!=", 1),
    LESS("<", 2),
    GREATER_OR_EQUAL(">=", 3),
    GREATER(">", 4),
    LESS_OR_EQUAL("<=", 5);

    final String symbol;

    /** The distance from the opcode that jumps on "equal"; the opposite comparison has the last bit flipped. */
    final int jump;

    ComparisonOperator(String symbol, int jump) {
        this.symbol = symbol;
        this.jump = jump;
    }

    int jumpWhen(boolean outcome) {
        return outcome ? jump : jump ^ 1;
    }

    /** Returns whether "not a number" must count as greater for the comparison to be false. */
    boolean nanIsGreater() {
        return this == LESS || this == LESS_OR_EQUAL;
    }
}
