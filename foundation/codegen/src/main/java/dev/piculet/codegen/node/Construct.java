package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.util.List;

/** Makes a new object by a constructor. */
public record Construct(MethodRef constructor, List<Expression> arguments) implements Expression {
    public Construct {
        arguments = List.copyOf(arguments);
        Typing.requireConstructor(constructor);
        Typing.requireArguments(constructor.name(), constructor.type(), arguments);
    }

    @Override
    public ClassDesc type() {
        return constructor.owner();
    }

    @Override
    public void emit(MethodEmitter out) {
        out.instantiate(constructor.owner());
        out.arguments(constructor.type(), arguments);
        out.invoke(constructor);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("new ").type(constructor.owner()).arguments(arguments);
    }
}
