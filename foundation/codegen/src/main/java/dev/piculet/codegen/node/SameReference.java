package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Opcode;
import dev.piculet.codegen.tree.Operator;

/** Whether two references are the same object. */
public record SameReference(Expression left, Expression right) implements Condition, Operator {
    public SameReference {
        Typing.requireReference("same", left.type());
        Typing.requireReference("same", right.type());
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        left.emit(out);
        right.emit(out);
        out.jumpIf(jumpIf ? Opcode.IF_ACMPEQ : Opcode.IF_ACMPEQ + 1, 2, target);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(left, CodePrinter.SHIFT).text(" == ").operand(right, CodePrinter.SHIFT);
    }

    @Override
    public int precedence() {
        return CodePrinter.COMPARISON;
    }
}
