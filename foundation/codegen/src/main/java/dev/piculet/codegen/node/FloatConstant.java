package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** A float constant. */
public record FloatConstant(float value) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.FLOAT;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushFloat(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(Float.toString(value)).text("f");
    }
}
