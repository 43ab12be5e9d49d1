package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.TreeErrors;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** A string constant. */
public record StringConstant(String value) implements Expression {
    public StringConstant {
        if (Types.isTooLongForConstant(value)) {
            throw TreeErrors.stringTooLong(value);
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
