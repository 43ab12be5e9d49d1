package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.TreeErrors;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Adds a small constant to an int local in place. */
public record Increment(Local local, int amount) implements Expression {
    public Increment {
        if (Types.kind(local.type()) != 'I' || amount != (short) amount) {
            throw TreeErrors.cannotIncrement(local, amount);
        }
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.increment(local, amount);
    }

    @Override
    public void print(CodePrinter out) {
        out.local(local);
        if (amount < 0) {
            out.text(" -= ").text(Integer.toString(-amount));
        } else {
            out.text(" += ").text(Integer.toString(amount));
        }
    }
}
