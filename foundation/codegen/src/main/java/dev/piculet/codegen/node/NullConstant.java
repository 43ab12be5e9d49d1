package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import java.lang.constant.ClassDesc;

/** The null reference, as one of a type. */
public record NullConstant(ClassDesc type) implements Expression {
    public NullConstant {
        Typing.requireReference("nullOf", type);
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushNull(type);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("null");
    }
}
