package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.bytes.StringDecoder;
import java.lang.constant.ClassDesc;

/** Calls of functions that take values from the part of the input that a parser has in its buffer: its window. */
final class WindowCalls {
    static final ClassDesc EXPECTED = JacksonTypes.desc(ExpectedName.class);
    static final ClassDesc DECODER = JacksonTypes.desc(StringDecoder.class);
    static final ClassDesc NAMES = JacksonTypes.desc(ExpectedNames.class);

    final ClassDesc parser;
    private final ClassDesc functions;
    private final ClassDesc places;
    private final ClassDesc in;
    private final ClassDesc context;
    private final ClassDesc name;

    WindowCalls(WindowTypes window, JacksonTypes types) {
        parser = JacksonTypes.desc(window.parser());
        functions = JacksonTypes.desc(window.functions());
        places = JacksonTypes.desc(window.places());
        in = JacksonTypes.desc(types.parser());
        context = JacksonTypes.desc(types.reading());
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

    /** The same, where a decoder makes the value of a string. */
    Expression takeDecoded(
            TakenKind kind, Expression window, Expression expected, Expression decoder, Expression ctxt) {
        MethodRef method =
                MethodRef.ofStatic(functions, "take" + kind.suffix, kind.type, parser, EXPECTED, DECODER, context);
        return call(method, window, expected, decoder, ctxt);
    }

    /** Whether something was taken. */
    Condition isTaken(Expression taken) {
        return truth("isTaken", new ClassDesc[] {taken.type()}, taken);
    }

    /** The place of the name that comes next, if it is in the window and among those; else negative. */
    Expression ahead(Expression window, Expression names) {
        return call(MethodRef.ofStatic(places, "ahead", CD_int, parser, NAMES), window, names);
    }

    /**
     * The expected place, once the parser stands at its name; the place of another name, if that comes next in the window;
     * else negative, and the parser stands at the next token.
     */
    Expression next(Expression parserOfAnyKind, Expression window, Expression expected, Expression names, int place) {
        MethodRef method = MethodRef.ofStatic(places, "next", CD_int, in, parser, name, NAMES, CD_int);
        return call(method, parserOfAnyKind, window, expected, names, constant(place));
    }

    /** The same, but the parser may stand at the value of the expected name then. */
    Expression open(
            Expression parserOfAnyKind,
            Expression window,
            Expression expected,
            Expression preparedName,
            Expression names,
            int place) {
        MethodRef method = MethodRef.ofStatic(places, "open", CD_int, in, parser, EXPECTED, name, NAMES, CD_int);
        return call(method, parserOfAnyKind, window, expected, preparedName, names, constant(place));
    }

    /** Moves to the next token. */
    Expression advance(Expression parserOfAnyKind, Expression window) {
        MethodRef method = MethodRef.ofStatic(places, "advance", CD_void, in, parser);
        return call(method, parserOfAnyKind, window);
    }

    private Condition truth(String method, ClassDesc[] types, Expression... arguments) {
        return Expressions.isTrue(call(MethodRef.ofStatic(functions, method, CD_boolean, types), arguments));
    }
}
