package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.StatementList;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.util.List;

/** Statements one after another; the value, if any, is that of the last one. Their locals live on behind it. */
public record Sequence(List<Expression> statements) implements StatementList {
    public Sequence {
        statements = List.copyOf(statements);
    }

    @Override
    public ClassDesc type() {
        return statements.isEmpty()
                ? Types.VOID
                : statements.get(statements.size() - 1).type();
    }

    @Override
    public void emit(MethodEmitter out) {
        int last = statements.size() - 1;
        for (int i = 0; i < last; i++) {
            out.statement(statements.get(i));
        }
        if (last >= 0) {
            statements.get(last).emit(out);
        }
    }

    @Override
    public void print(CodePrinter out) {
        out.inlineStatements(statements);
    }
}
