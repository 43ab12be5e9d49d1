package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
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
