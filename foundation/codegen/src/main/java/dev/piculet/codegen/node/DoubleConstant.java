package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** A double constant. */
public record DoubleConstant(double value) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.DOUBLE;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushDouble(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(Double.toString(value));
    }
}
