package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Opcode;
import dev.piculet.codegen.tree.Operator;

/** Whether a reference is null. */
public record NullTest(Expression value) implements Condition, Operator {
    public NullTest {
        Typing.requireReference("isNull", value.type());
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        value.emit(out);
        out.jumpIf(jumpIf ? Opcode.IFNULL : Opcode.IFNULL + 1, 1, target);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(value, CodePrinter.SHIFT).text(" == null");
    }

    @Override
    public int precedence() {
        return CodePrinter.COMPARISON;
    }
}
