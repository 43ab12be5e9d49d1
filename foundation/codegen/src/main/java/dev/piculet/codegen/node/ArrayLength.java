package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** The number of elements of an array. */
public record ArrayLength(Expression array) implements Expression {
    public ArrayLength {
        Typing.requireArray("length", array);
    }

    @Override
    public ClassDesc type() {
        return Types.INT;
    }

    @Override
    public void emit(MethodEmitter out) {
        array.emit(out);
        out.arrayLength();
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(array, CodePrinter.PRIMARY).text(".length");
    }
}
