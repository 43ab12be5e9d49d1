package dev.piculet.codegen.node;

import dev.piculet.codegen.Condition;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.JumpTarget;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Opcode;
import dev.piculet.codegen.internal.Operator;
import java.lang.constant.ClassDesc;

/** Whether a reference is an instance of a class; null is of none. */
public record InstanceOf(Expression value, ClassDesc tested) implements Condition, Operator {
    public InstanceOf {
        Typing.requireReference("instanceOf", value.type());
        Typing.requireReference("instanceOf", tested);
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
        out.instanceOf(tested);
    }

    @Override
    public void emitJump(MethodEmitter out, JumpTarget target, boolean jumpIf) {
        emit(out);
        out.jumpIf(jumpIf ? Opcode.IFEQ + 1 : Opcode.IFEQ, 1, target);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(value, CodePrinter.SHIFT).text(" instanceof ").type(tested);
    }

    @Override
    public int precedence() {
        return CodePrinter.COMPARISON;
    }
}
