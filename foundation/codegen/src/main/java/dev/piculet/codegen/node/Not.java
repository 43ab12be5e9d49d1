package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;

/** The opposite of a condition. */
public record Not(Condition operand) implements Condition, Operator {
    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        operand.emitJump(out, target, !jumpIf);
    }

    @Override
    public void print(CodePrinter out) {
        if (operand instanceof NullTest) {
            out.operand(((NullTest) operand).value(), CodePrinter.SHIFT).text(" != null");
        } else if (operand instanceof SameReference) {
            SameReference same = (SameReference) operand;
            out.operand(same.left(), CodePrinter.SHIFT).text(" != ").operand(same.right(), CodePrinter.SHIFT);
        } else {
            out.text("!").operand(operand, CodePrinter.UNARY);
        }
    }

    @Override
    public int precedence() {
        return operand instanceof NullTest || operand instanceof SameReference
                ? CodePrinter.COMPARISON
                : CodePrinter.UNARY;
    }
}
