package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Loop;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** Leaves a loop, or goes on with its next round. */
public record LoopExit(Loop loop, boolean leaves) implements Expression {
    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.exitLoop(loop, leaves);
    }

    @Override
    public void print(CodePrinter out) {
        out.text(leaves ? "break " : "continue ").text(loop.name());
    }
}
