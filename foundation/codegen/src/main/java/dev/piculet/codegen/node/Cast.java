package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;
import java.lang.constant.ClassDesc;

/** Converts between primitive types, or checks the class of a reference. */
public record Cast(ClassDesc type, Expression value) implements Operator {
    public Cast {
        Typing.requireCastable(value, type);
    }

    @Override
    public void emit(MethodEmitter out) {
        if (type.isPrimitive()) {
            value.emit(out);
            out.convert(value.type(), type);
        } else {
            out.value(value, type);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.text("(").type(type).text(") ").operand(value, CodePrinter.UNARY);
    }

    @Override
    public int precedence() {
        return CodePrinter.UNARY;
    }
}
