package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.util.List;

/** Calls a method; the instance is null for a static one. */
public record Call(Expression instance, MethodRef method, List<Expression> arguments) implements Expression {
    public Call {
        arguments = List.copyOf(arguments);
        Typing.requireInstance(instance, method);
        Typing.requireArguments(method.name(), method.type(), arguments);
    }

    @Override
    public ClassDesc type() {
        return method.type().returnType();
    }

    @Override
    public void emit(MethodEmitter out) {
        if (instance != null) {
            out.value(instance, method.owner());
        }
        out.arguments(method.type(), arguments);
        out.invoke(method);
    }

    @Override
    public void print(CodePrinter out) {
        out.receiver(instance, method.owner()).text(method.name()).arguments(arguments);
    }
}
