package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.CompoundStatement;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.util.List;

/**
 * Runs the body of the key that a number equals, or the one that is for all other numbers; and, if it falls through, all
 * bodies behind that.
 */
public record SwitchOnInt(
        Expression selector, List<Integer> keys, List<Expression> bodies, Expression otherwise, boolean fallsThrough)
        implements CompoundStatement {
    public SwitchOnInt {
        Typing.require(selector, Types.INT, "the operand of", "switchOn");
        keys = List.copyOf(keys);
        bodies = List.copyOf(bodies);
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        int[] numbers = new int[keys.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = keys.get(i);
        }
        out.value(selector, Types.INT);
        JumpTarget[] targets = Cases.newTargets(out, numbers.length);
        JumpTarget other = out.newTarget();
        Cases.emitSwitch(out, numbers, targets, other);
        if (fallsThrough) {
            Cases.emitBodiesInOneGo(out, bodies, targets, otherwise, other);
        } else {
            Cases.emitBodies(out, bodies, targets, otherwise, other);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.text("switch (").expression(selector).text(")").openBrace();
        for (int i = 0; i < keys.size(); i++) {
            out.text("case ")
                    .text(keys.get(i).toString())
                    .text(fallsThrough ? ":" : " ->")
                    .body(bodies.get(i))
                    .newLine();
        }
        out.text(fallsThrough ? "default:" : "default ->")
                .body(otherwise)
                .newLine()
                .closeBrace();
    }
}
