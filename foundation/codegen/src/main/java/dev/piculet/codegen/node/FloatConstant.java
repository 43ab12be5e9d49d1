package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
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
