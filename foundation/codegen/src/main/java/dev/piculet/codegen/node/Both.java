package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;

/** Whether two conditions hold; the second is evaluated only if the first does. */
public record Both(Condition left, Condition right) implements Condition, Operator {
    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        JumpTarget behind = out.newTarget();
        left.emitJump(out, jumpIf ? behind : target, /* jumpIf= */ false);
        // Locals of the second condition have no value when it is skipped.
        int scope = out.openScope();
        right.emitJump(out, target, jumpIf);
        out.closeScope(scope);
        out.place(behind);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(left, CodePrinter.BOTH).text(" && ").operand(right, CodePrinter.BOTH + 1);
    }

    @Override
    public int precedence() {
        return CodePrinter.BOTH;
    }
}
