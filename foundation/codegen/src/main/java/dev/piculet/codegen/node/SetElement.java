package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Writes an element of an array. */
public record SetElement(Expression array, Expression index, Expression value) implements Expression {
    public SetElement {
        ClassDesc component = Typing.requireArray("setElement", array);
        Typing.require(index, Types.INT, "the index of", "setElement");
        Typing.require(value, component, "an element of", "array");
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        ClassDesc component = array.type().componentType();
        array.emit(out);
        out.value(index, Types.INT);
        out.value(value, component);
        out.storeElement(component);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(array, CodePrinter.PRIMARY)
                .text("[")
                .expression(index)
                .text("] = ")
                .expression(value);
    }
}
