package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.CompoundStatement;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Runs a body, and a handler when it throws an exception of a type. */
public record TryCatch(Expression body, ClassDesc caughtType, Local caught, Expression handler)
        implements CompoundStatement {
    public TryCatch {
        Typing.require(caught, caughtType, "the type caught into local", caught.name());
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        out.tryCatch(body, caughtType, caught, handler);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("try").body(body).openScope();
        out.text(" catch (");
        if (!Types.isSame(caughtType, caught.type())) {
            out.type(caughtType).text(" as ");
        }
        out.declaration(caught).text(")").body(handler).closeScope();
    }
}
