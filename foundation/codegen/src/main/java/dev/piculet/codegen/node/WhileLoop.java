package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.CompoundStatement;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/**
 * Repeats a body as long as a condition holds, null for ever; the loop, null for one without a name, is what exits
 * refer to.
 */
public record WhileLoop(Loop loop, Condition condition, Expression body) implements CompoundStatement {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        JumpTarget end = out.newTarget();
        JumpTarget next = out.beginLoop(loop, end);
        int scope = out.openScope();
        if (condition != null) {
            condition.emitJump(out, end, /* jumpIf= */ false);
        }
        out.body(body);
        out.jump(next);
        out.closeScope(scope);
        out.endLoop(loop);
        out.place(end);
    }

    @Override
    public void print(CodePrinter out) {
        if (loop != null) {
            out.text(loop.name()).text(": ");
        }
        out.text("while (");
        if (condition == null) {
            out.text("true");
        } else {
            out.expression(condition);
        }
        out.text(")").body(body);
    }
}
