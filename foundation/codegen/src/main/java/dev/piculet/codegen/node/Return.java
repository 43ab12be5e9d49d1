package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.TreeErrors;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.util.Objects;

/** Returns a value from the method. */
public record Return(Expression value) implements Expression {
    public Return {
        Objects.requireNonNull(value, "value");
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        ClassDesc wanted = out.method().type().returnType();
        if (Types.isVoid(wanted)) {
            throw TreeErrors.returnsValue(out.method(), value);
        }
        Typing.require(value, wanted, "the result of method", out.method().name());
        out.value(value, wanted);
        out.leave();
    }

    @Override
    public void print(CodePrinter out) {
        out.text("return ").expression(value);
    }
}
