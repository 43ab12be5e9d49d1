package dev.piculet.codegen.node;

import dev.piculet.codegen.Expression;
import dev.piculet.codegen.internal.CodePrinter;
import dev.piculet.codegen.internal.CodegenErrors;
import dev.piculet.codegen.internal.MethodEmitter;
import dev.piculet.codegen.internal.Types;
import java.lang.constant.ClassDesc;

/** A string constant. */
public record StringConstant(String value) implements Expression {
    public StringConstant {
        if (Types.isTooLongForConstant(value)) {
            throw CodegenErrors.stringTooLong(value);
        }
    }

    @Override
    public ClassDesc type() {
        return Types.STRING;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.pushString(value);
    }

    @Override
    public void print(CodePrinter out) {
        out.quoted(value);
    }
}
