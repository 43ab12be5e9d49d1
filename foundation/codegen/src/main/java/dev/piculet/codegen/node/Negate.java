package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Operator;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** The negative of a number. */
public record Negate(Expression value) implements Operator {
    public Negate {
        Typing.requireNumber("negate", value);
    }

    @Override
    public ClassDesc type() {
        return Types.isIntLike(value.type()) ? Types.INT : value.type();
    }

    @Override
    public void emit(MethodEmitter out) {
        value.emit(out);
        out.negate(type());
    }

    @Override
    public void print(CodePrinter out) {
        out.text("-").operand(value, CodePrinter.PRIMARY);
    }

    @Override
    public int precedence() {
        return CodePrinter.UNARY;
    }
}
