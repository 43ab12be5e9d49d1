package dev.piculet.codegen.tree;

/** An expression that is printed in brackets where it is an operand of something that binds more tightly. */
public interface Operator extends Expression {
    /** Returns how tightly it binds: one of the levels of {@link CodePrinter}. */
    int precedence();
}
