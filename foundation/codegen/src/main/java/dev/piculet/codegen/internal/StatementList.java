package dev.piculet.codegen.internal;

import dev.piculet.codegen.Expression;
import java.util.List;

/** Several statements that stand where one could. */
public interface StatementList extends Expression {
    List<Expression> statements();
}
