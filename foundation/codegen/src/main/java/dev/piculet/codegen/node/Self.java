package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.CodegenErrors;
import dev.piculet.codegen.internal.MethodEmitter;
import java.lang.constant.ClassDesc;

/** The object whose method runs. */
public record Self(ClassDesc type) implements Expression {
    @Override
    public void emit(MethodEmitter out) {
        if (out.method().isStatic()) {
            throw CodegenErrors.selfInStaticMethod(out.method());
        }
        out.loadSelf();
    }

    @Override
    public void print(CodePrinter out) {
        out.text("this");
    }
}
