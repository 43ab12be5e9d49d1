package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;
import java.lang.constant.ClassDesc;

/** Computes one number of two; only shifts take two types. */
public final class BinaryOperation implements Operator {
    private final BinaryOperator operator;
    private final Expression left;
    private final Expression right;

    /** Kept: whoever holds a chain of operations would find it by asking all of them. */
    private final ClassDesc type;

    public BinaryOperation(BinaryOperator operator, Expression left, Expression right) {
        this.operator = operator;
        this.left = left;
        this.right = right;
        this.type = Typing.requireOperands(operator, left, right);
    }

    @Override
    public ClassDesc type() {
        return type;
    }

    @Override
    public void emit(MethodEmitter out) {
        left.emit(out);
        right.emit(out);
        out.binary(operator.intOpcode, type);
    }

    @Override
    public void print(CodePrinter out) {
        // Bitwise operators bind in an order that few know, so their operands are always in brackets.
        int nested = operator.isBitwise() ? CodePrinter.ADDITIVE : operator.precedence;
        out.operand(left, nested).text(" ").text(operator.symbol).text(" ");
        out.operand(right, operator.isBitwise() ? nested : operator.precedence + 1);
    }

    @Override
    public int precedence() {
        return operator.precedence;
    }
}
