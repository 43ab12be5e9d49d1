package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** A long constant. */
public record LongConstant(long value) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.LONG;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushLong(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(Long.toString(value)).text("L");
    }
}
