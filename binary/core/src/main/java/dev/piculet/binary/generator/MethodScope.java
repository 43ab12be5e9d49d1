package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.raise;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;

/** The statements of one method as they come, and the variables that all of them share. */
abstract class MethodScope {
    final GeneratedUnit unit;

    /** The array that is written or read. */
    final Local bytes;

    /** The index of the next byte. */
    final Local position;

    /** Objects of recursive types around the one that is being written or read. */
    final Expression depth;

    private List<Expression> code = new ArrayList<>();

    MethodScope(GeneratedUnit unit, Local bytes, Local position, Expression depth) {
        this.unit = unit;
        this.bytes = bytes;
        this.position = position;
        this.depth = depth;
    }

    /** Appends a statement. */
    void add(Expression statement) {
        code.add(statement);
    }

    /** Declares a variable whose name is not used elsewhere in the method. */
    Local declare(String name, ClassDesc type, Expression value) {
        Local variable = local(unit.unique(name), type);
        add(let(variable, value));
        return variable;
    }

    /** Returns what {@code statements} append as a statement of its own. */
    Expression block(Runnable statements) {
        List<Expression> outer = code;
        code = new ArrayList<>();
        statements.run();
        Expression block = sequence(code);
        code = outer;
        return block;
    }

    /** Moves the position by a number of bytes that is known now. */
    void advance(int count) {
        if (count != 0) {
            add(increment(position, count));
        }
    }

    /** Moves the position. */
    void advance(Expression count) {
        add(set(position, Expressions.add(position, count)));
    }

    /** The index that is {@code offset} behind the position. */
    Expression at(int offset) {
        return offset == 0 ? position : Expressions.add(position, constant(offset));
    }

    /** Gives up: the interpreted twin will say why. */
    void fail() {
        add(raise(Expressions.call(Symbols.SIGNAL)));
    }

    /** All statements so far. */
    List<Expression> statements() {
        return code;
    }
}
