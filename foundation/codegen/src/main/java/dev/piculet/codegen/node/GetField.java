package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodEmitter;
import java.lang.constant.ClassDesc;

/** Reads a field; the instance is null for a static one. */
public record GetField(Expression instance, FieldRef field) implements Expression {
    public GetField {
        Typing.requireInstance(instance, field);
    }

    @Override
    public ClassDesc type() {
        return field.type();
    }

    @Override
    public void emit(MethodEmitter out) {
        if (instance != null) {
            out.value(instance, field.owner());
        }
        out.getField(field);
    }

    @Override
    public void print(CodePrinter out) {
        out.receiver(instance, field.owner()).text(field.name());
    }
}
