package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Declares a local and gives it its first value. */
public record Let(Local local, Expression value) implements Expression {
    public Let {
        Typing.require(value, local.type(), "the first value of local", local.name());
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
        out.declare(local);
    }

    @Override
    public void print(CodePrinter out) {
        out.declaration(local).text(" = ").expression(value);
    }
}
