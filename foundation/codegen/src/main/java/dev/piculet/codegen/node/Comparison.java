package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Opcode;
import dev.piculet.codegen.tree.Operator;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Compares two numbers, as Java does: every comparison with "not a number" but "not equal" is false. */
public record Comparison(ComparisonOperator operator, Expression left, Expression right)
        implements Condition, Operator {
    public Comparison {
        Typing.requireComparable(operator, left, right);
    }

    @Override
    public ClassDesc type() {
        return Types.BOOLEAN;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.materialize(this);
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        left.emit(out);
        int jump = operator.jumpWhen(jumpIf);
        if (!Types.isIntLike(left.type())) {
            right.emit(out);
            out.compare(left.type(), operator.nanIsGreater());
            out.jumpIf(Opcode.IFEQ + jump, 1, target);
        } else if (right instanceof IntConstant && ((IntConstant) right).value() == 0) {
            out.jumpIf(Opcode.IFEQ + jump, 1, target);
        } else {
            right.emit(out);
            out.jumpIf(Opcode.IF_ICMPEQ + jump, 2, target);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(left, CodePrinter.SHIFT).text(" ").text(operator.symbol).text(" ");
        out.operand(right, CodePrinter.SHIFT);
    }

    @Override
    public int precedence() {
        return CodePrinter.COMPARISON;
    }
}
