package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** A class, primitive ones included. */
public record ClassConstant(ClassDesc named) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.CLASS;
    }

    @Override
    public void emit(MethodEmitter out) {
        if (named.isPrimitive()) {
            ClassDesc owner = Types.isVoid(named) ? Types.VOID_WRAPPER : Types.wrapper(named);
            out.getField(new FieldRef(owner, "TYPE", Types.CLASS, /* isStatic= */ true));
        } else {
            out.pushClass(named);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.type(named).text(".class");
    }
}
