package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.TreeErrors;
import java.lang.constant.ClassDesc;

/** The object whose method runs. */
public record Self(ClassDesc type) implements Expression {
    @Override
    public void emit(MethodEmitter out) {
        if (out.method().kind().isStatic()) {
            throw TreeErrors.selfInStaticMethod(out.method());
        }
        out.loadSelf();
    }

    @Override
    public void print(CodePrinter out) {
        out.text("this");
    }
}
