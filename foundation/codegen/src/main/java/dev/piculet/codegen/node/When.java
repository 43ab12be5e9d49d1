package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.CompoundStatement;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Runs a statement, or another one (null for none), by a condition. */
public record When(Condition condition, Expression then, Expression otherwise) implements CompoundStatement {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        JumpTarget end = out.newTarget();
        JumpTarget isFalse = otherwise == null ? end : out.newTarget();
        int scope = out.openScope();
        condition.emitJump(out, isFalse, /* jumpIf= */ false);
        out.body(then);
        if (otherwise != null) {
            out.jump(end);
            out.place(isFalse);
            out.body(otherwise);
        }
        out.closeScope(scope);
        out.place(end);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("if (").expression(condition).text(")").body(then);
        if (otherwise instanceof When) {
            out.text(" else ").expression(otherwise);
        } else if (otherwise != null) {
            out.text(" else").body(otherwise);
        }
    }
}
