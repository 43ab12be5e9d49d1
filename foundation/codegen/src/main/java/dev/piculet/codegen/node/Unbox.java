package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;

/** Takes the primitive value out of an object. */
public record Unbox(ClassDesc type, Expression value) implements Expression {
    public Unbox {
        Typing.requirePrimitive("unbox", type);
        Typing.require(value, Types.wrapper(type), "the operand of", "unbox");
    }

    @Override
    public void emit(MethodEmitter out) {
        ClassDesc wrapper = Types.wrapper(type);
        out.value(value, wrapper);
        out.invoke(MethodRef.ofVirtual(wrapper, method(), type));
    }

    @Override
    public void print(CodePrinter out) {
        out.operand(value, CodePrinter.PRIMARY).text(".").text(method()).text("()");
    }

    private String method() {
        return Types.keyword(type).concat("Value");
    }
}
