package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Writes a field; the instance is null for a static one. */
public record PutField(Expression instance, FieldRef field, Expression value) implements Expression {
    public PutField {
        Typing.requireInstance(instance, field);
        Typing.require(value, field.type(), "a value of field", field.name());
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        if (instance != null) {
            out.value(instance, field.owner());
        }
        out.value(value, field.type());
        out.putField(field);
    }

    @Override
    public void print(CodePrinter out) {
        out.receiver(instance, field.owner()).text(field.name()).text(" = ").expression(value);
    }
}
