package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;

/** An arithmetic or bitwise operator of two operands. */
public enum BinaryOperator {
    ADD("+", 0x60, CodePrinter.ADDITIVE),
    SUBTRACT("-", 0x64, CodePrinter.ADDITIVE),
    MULTIPLY("*", 0x68, CodePrinter.MULTIPLICATIVE),
    SHIFT_LEFT("<<", 0x78, CodePrinter.SHIFT),
    SHIFT_RIGHT(">>", 0x7a, CodePrinter.SHIFT),
    UNSIGNED_SHIFT_RIGHT(">>>", 0x7c, CodePrinter.SHIFT),
    AND("&", 0x7e, CodePrinter.BITWISE),
    OR("|", 0x80, CodePrinter.BITWISE),
    XOR("^", 0x82, CodePrinter.BITWISE);

    final String symbol;

    /** The opcode for ints; those for long, float and double, as far as there are any, follow it. */
    final int intOpcode;

    final int precedence;

    BinaryOperator(String symbol, int intOpcode, int precedence) {
        this.symbol = symbol;
        this.intOpcode = intOpcode;
        this.precedence = precedence;
    }

    boolean isShift() {
        return precedence == CodePrinter.SHIFT;
    }

    boolean isBitwise() {
        return precedence == CodePrinter.BITWISE;
    }
}
