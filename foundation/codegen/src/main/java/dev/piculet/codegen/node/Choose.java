package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;
import java.lang.constant.ClassDesc;

/** One of two values, by a condition. */
public record Choose(Condition condition, Expression then, Expression otherwise) implements Operator {
    public Choose {
        Typing.requireChoice(then, otherwise);
    }

    @Override
    public ClassDesc type() {
        return Typing.resultOfChoice(then, otherwise);
    }

    @Override
    public void emit(MethodEmitter out) {
        ClassDesc type = type();
        JumpTarget isFalse = out.newTarget();
        JumpTarget end = out.newTarget();
        int scope = out.openScope();
        condition.emitJump(out, isFalse, /* jumpIf= */ false);
        branch(out, then, type);
        out.jump(end);
        out.forget();
        out.place(isFalse);
        branch(out, otherwise, type);
        out.closeScope(scope);
        out.place(end);
    }

    private static void branch(MethodEmitter out, Expression value, ClassDesc type) {
        int scope = out.openScope();
        out.value(value, type);
        out.closeScope(scope);
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(condition, CodePrinter.CHOICE + 1).text(" ? ").operand(then, CodePrinter.CHOICE);
        out.text(" : ").operand(otherwise, CodePrinter.CHOICE);
    }

    @Override
    public int precedence() {
        return CodePrinter.CHOICE;
    }
}
