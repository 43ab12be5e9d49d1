package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import java.lang.constant.ClassDesc;

/** An element of the class data, read when it is first needed. */
public record LateConstant(String name, ClassDesc type, int index) implements Expression {
    @Override
    public void emit(MethodEmitter out) {
        out.pushClassData(index, type);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(name);
    }
}
