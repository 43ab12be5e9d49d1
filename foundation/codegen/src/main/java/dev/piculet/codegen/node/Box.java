package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Makes an object of a primitive value. */
public record Box(Expression value) implements Expression {
    public Box {
        Typing.requirePrimitive("box", value.type());
    }

    @Override
    public ClassDesc type() {
        return Types.wrapper(value.type());
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
        out.invoke(MethodRef.ofStatic(type(), "valueOf", type(), value.type()));
    }

    @Override
    public void print(CodePrinter out) {
        out.type(type()).text(".valueOf(").expression(value).text(")");
    }
}
