package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
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
