package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** An int constant. */
public record IntConstant(int value) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.INT;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushInt(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(Integer.toString(value));
    }
}
