package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
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
