package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Gives a local another value. */
public record SetLocal(Local local, Expression value) implements Expression {
    public SetLocal {
        Typing.require(value, local.type(), "a value of local", local.name());
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
        out.store(local);
    }

    @Override
    public void print(CodePrinter out) {
        out.local(local).text(" = ").expression(value);
    }
}
