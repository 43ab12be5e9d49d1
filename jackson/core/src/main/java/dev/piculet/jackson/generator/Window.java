package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.nullOf;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import java.lang.constant.ConstantDescs;
import java.util.List;

/** Variables of code that takes values from the part of the input that the parser has in its buffer. */
final class Window {
    private final WindowCalls calls;
    private final Variable in;

    /** The parser if values can be taken from its buffer, else null. */
    private final Variable source;

    /** The same while it stands between two properties; null at a name, and where nothing is to be taken. */
    private final Variable window;

    /** How many values were read by tokens that might have been taken. */
    private final Variable odd;

    Window(ReaderScope scope) {
        calls = scope.calls.window;
        in = scope.in;
        source = scope.variable("source", calls.parser);
        window = scope.variable("window", calls.parser);
        odd = scope.variable("odd", ConstantDescs.CD_int);
    }

    void declare(List<Expression> code) {
        code.add(source.begin(calls.of(in.value())));
        code.add(window.begin(calls.atStart(source.value())));
        code.add(odd.begin(constant(0)));
    }

    /** Takes nothing until a value was read by tokens. */
    Expression leave() {
        return window.assign(nullOf(calls.parser));
    }

    /** Takes values again, now that one was read by tokens. */
    Expression enter() {
        return window.assign(calls.again(source.value(), odd.value()));
    }

    /** Counts a value that was not taken. */
    Expression countOdd() {
        return odd.assign(add(odd.value(), constant(1)));
    }

    Expression take(TakenKind kind, Expression expected) {
        return calls.take(kind, window.value(), expected);
    }

    Expression takeDecoded(TakenKind kind, Expression expected, Expression decoder, Expression context) {
        return calls.takeDecoded(kind, window.value(), expected, decoder, context);
    }

    Condition isTaken(Expression taken) {
        return calls.isTaken(taken);
    }

    /** Whether the parser stands between two properties, so that the next name is still to be read. */
    Condition isEntered() {
        return isNotNull(window.value());
    }

    /** The place of the name that comes next; negative if the parser has to tell. */
    Expression ahead(Expression names) {
        return calls.ahead(window.value(), names);
    }

    /** The place of the name that comes next, which the parser stands at then if it is the expected one, or negative. */
    Expression next(Expression expected, Expression names, int place) {
        return calls.next(in.value(), window.value(), expected, names, place);
    }

    /** The same, but the parser may stand at the value of the expected name then. */
    Expression open(Expression expected, Expression preparedName, Expression names, int place) {
        return calls.open(in.value(), window.value(), expected, preparedName, names, place);
    }

    /** Moves to the next token. */
    Expression advance() {
        return calls.advance(in.value(), window.value());
    }
}
