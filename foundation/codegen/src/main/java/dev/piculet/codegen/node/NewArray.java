package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Makes an array whose elements are zero or null. */
public record NewArray(ClassDesc component, Expression size) implements Expression {
    public NewArray {
        Typing.require(size, Types.INT, "the size of", "newArray");
    }

    @Override
    public ClassDesc type() {
        return component.arrayType();
    }

    @Override
    public void emit(MethodEmitter out) {
        out.value(size, Types.INT);
        out.newArray(component);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("new ").arrayType(component, size);
    }
}
