package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;

/** True or false; as a condition, one whose jump is certain. */
public record BooleanConstant(boolean value) implements Condition {
    @Override
    public void emit(MethodEmitter out) {
        out.pushBoolean(value);
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        if (value == jumpIf) {
            out.jump(target);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.text(value ? "true" : "false");
    }
}
