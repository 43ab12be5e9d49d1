package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Reads an element of an array. */
public record GetElement(Expression array, Expression index) implements Expression {
    public GetElement {
        Typing.requireArray("element", array);
        Typing.require(index, Types.INT, "the index of", "element");
    }

    @Override
    public ClassDesc type() {
        return array.type().componentType();
    }

    @Override
    public void emit(MethodEmitter out) {
        array.emit(out);
        out.value(index, Types.INT);
        out.loadElement(type());
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(array, CodePrinter.PRIMARY).text("[").expression(index).text("]");
    }
}
