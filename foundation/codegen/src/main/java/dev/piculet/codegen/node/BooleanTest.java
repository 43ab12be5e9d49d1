package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Opcode;
import dev.piculet.codegen.tree.Types;

/** Whether a boolean value is true. */
public record BooleanTest(Expression value) implements Condition {
    public BooleanTest {
        Typing.require(value, Types.BOOLEAN, "the operand of", "isTrue");
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        value.emit(out);
        out.jumpIf(jumpIf ? Opcode.IFEQ + 1 : Opcode.IFEQ, 1, target);
    }

    @Override
    public void print(CodePrinter out) {
        out.expression(value);
    }
}
