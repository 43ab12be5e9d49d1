package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Evaluates an expression and drops its value. */
public record Discard(Expression value) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.statement(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.expression(value);
    }
}
