package dev.piculet.codegen.node;

import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.CompoundStatement;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** Is printed, and nothing else. */
public record Comment(String text) implements CompoundStatement {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        // There is nothing to emit.
    }

    @Override
    public void print(CodePrinter out) {
        out.comment(text);
    }
}
