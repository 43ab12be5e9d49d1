package dev.piculet.codegen.tree;

import java.util.List;

/** Several statements that stand where one could. */
public interface StatementList extends Expression {
    List<Expression> statements();
}
