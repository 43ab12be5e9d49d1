package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.call;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.jackson.kotlin.bytes.ExpectedName;
import java.lang.constant.ClassDesc;

/** Calls of functions that take values from the part of the input that a parser has in its buffer: its window. */
final class WindowCalls {
    static final ClassDesc EXPECTED = JacksonTypes.desc(ExpectedName.class);

    final ClassDesc parser;
    private final ClassDesc functions;
    private final ClassDesc in;
    private final ClassDesc name;

    WindowCalls(WindowTypes window, JacksonTypes types) {
        parser = JacksonTypes.desc(window.parser());
        functions = JacksonTypes.desc(window.functions());
        in = JacksonTypes.desc(types.parser());
        name = JacksonTypes.desc(types.name());
    }

    /** The parser if values can be taken from its buffer, else null. */
    Expression of(Expression parserOfAnyKind) {
        return call(MethodRef.ofStatic(functions, "of", parser, in), parserOfAnyKind);
    }

    /** The same, if the object's first name or its end comes next, else null. */
    Expression atStart(Expression source) {
        return call(MethodRef.ofStatic(functions, "atStart", parser, parser), source);
    }

    /** The same after a value was read by tokens; null if something is in the way, or too many values were odd. */
    Expression again(Expression source, Expression odd) {
        return call(MethodRef.ofStatic(functions, "again", parser, parser, CD_int), source, odd);
    }

    /** The value that comes next, with its name, if it is in the window and the kind expects it. */
    Expression take(TakenKind kind, Expression window, Expression expected) {
        MethodRef method = MethodRef.ofStatic(functions, "take" + kind.suffix, kind.type, parser, EXPECTED);
        return call(method, window, expected);
    }

    /** Whether something was taken. */
    Condition isTaken(Expression taken) {
        return truth("isTaken", new ClassDesc[] {taken.type()}, taken);
    }

    /** Moves to the next token: whether it is the expected name. */
    Condition isNext(Expression parserOfAnyKind, Expression window, Expression expected) {
        return truth("isNext", new ClassDesc[] {in, parser, name}, parserOfAnyKind, window, expected);
    }

    /** Moves to the next token. */
    Expression advance(Expression parserOfAnyKind, Expression window) {
        MethodRef method = MethodRef.ofStatic(functions, "advance", CD_void, in, parser);
        return call(method, parserOfAnyKind, window);
    }

    private Condition truth(String method, ClassDesc[] types, Expression... arguments) {
        return Expressions.isTrue(call(MethodRef.ofStatic(functions, method, CD_boolean, types), arguments));
    }
}
