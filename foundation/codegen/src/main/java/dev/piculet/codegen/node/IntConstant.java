package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
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
