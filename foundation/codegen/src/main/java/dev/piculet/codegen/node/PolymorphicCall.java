package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.Operator;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** Calls a signature-polymorphic method of a VarHandle or MethodHandle with exactly one type. */
public record PolymorphicCall(Expression handle, String method, MethodTypeDesc callType, List<Expression> arguments)
        implements Operator {
    public PolymorphicCall {
        arguments = List.copyOf(arguments);
        Typing.requireHandle(handle, method);
        Typing.requireArguments(method, callType, arguments);
    }

    @Override
    public ClassDesc type() {
        return callType.returnType();
    }

    @Override
    public void emit(MethodEmitter out) {
        handle.emit(out);
        out.arguments(callType, arguments);
        out.invokePolymorphic(handle.type(), method, callType);
    }

    @Override
    public void print(CodePrinter out) {
        if (!Types.isVoid(callType.returnType())) {
            out.text("(").type(callType.returnType()).text(") ");
        }
        out.receiver(handle, handle.type()).text(method).arguments(arguments);
    }

    @Override
    public int precedence() {
        return Types.isVoid(callType.returnType()) ? CodePrinter.PRIMARY : CodePrinter.UNARY;
    }
}
