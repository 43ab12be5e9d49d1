package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.CompoundStatement;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** Statements whose locals end with it. */
public record Block(Expression statements) implements CompoundStatement {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.body(statements);
    }

    @Override
    public void print(CodePrinter out) {
        out.body(statements);
    }
}
