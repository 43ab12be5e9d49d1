package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;

/** Whether one of two conditions holds; the second is evaluated only if the first does not. */
public record Either(Condition left, Condition right) implements Condition, Operator {
    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        JumpTarget behind = out.newTarget();
        left.emitJump(out, jumpIf ? target : behind, /* jumpIf= */ true);
        // Locals of the second condition have no value when it is skipped.
        int scope = out.openScope();
        right.emitJump(out, target, jumpIf);
        out.closeScope(scope);
        out.place(behind);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(left, CodePrinter.EITHER).text(" || ").operand(right, CodePrinter.EITHER + 1);
    }

    @Override
    public int precedence() {
        return CodePrinter.EITHER;
    }
}
