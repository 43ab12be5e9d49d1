package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Throws an exception. */
public record Raise(Expression exception) implements Expression {
    public Raise {
        Typing.require(exception, Types.THROWABLE, "the operand of", "raise");
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.value(exception, Types.THROWABLE);
        out.raise();
    }

    @Override
    public void print(CodePrinter out) {
        out.text("throw ").expression(exception);
    }
}
