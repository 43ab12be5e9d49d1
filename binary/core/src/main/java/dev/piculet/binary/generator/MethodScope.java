package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.raise;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The statements of one method as they come, and the variables that all of them share. A block is begun and ended: a lambda for what
 * is in it would be a class that a JVM makes while it runs, for each place that has one (ADR 52).
 */
abstract class MethodScope {
    private static final Expression FAIL = raise(Expressions.call(Symbols.SIGNAL));

    final GeneratedUnit unit;

    /** The array that is written or read. */
    final Local bytes;

    /** The index of the next byte. */
    final Local position;

    /** Objects of recursive types around the one that is being written or read. */
    final Expression depth;

    private List<Expression> code = new ArrayList<>();

    /** What is around the blocks that are open, the innermost first. */
    private final Deque<Outer> outer = new ArrayDeque<>();

    /**
     * What is around a block.
     *
     * @param code the statements before
     * @param condition of the branch or loop that the block belongs to; null for others
     * @param first the branch that stands before, where the block is the other one; else null
     */
    private record Outer(List<Expression> code, Condition condition, Expression first) {}

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

    /** Begins a block: what is appended from now on belongs to it, until {@link #endBlock} returns it as one statement. */
    void beginBlock() {
        begin(null, null);
    }

    /** Ends what {@link #beginBlock} began. */
    Expression endBlock() {
        Expression block = sequence(code);
        code = outer.pop().code;
        return block;
    }

    /** Begins what is done if a condition holds, until {@link #otherwise} or {@link #endWhen}. */
    void beginWhen(Condition condition) {
        begin(condition, null);
    }

    /** Begins what is done if the condition does not hold. */
    void otherwise() {
        Condition condition = outer.element().condition;
        begin(condition, endBlock());
    }

    /** Ends what {@link #beginWhen} began, and appends it. */
    void endWhen() {
        Outer around = outer.element();
        Expression block = endBlock();
        add(around.first == null ? when(around.condition, block) : when(around.condition, around.first, block));
    }

    /** Begins what is done as long as a condition holds, until {@link #endLoop}. */
    void beginLoop(Condition condition) {
        begin(condition, null);
    }

    /** Ends what {@link #beginLoop} began, and appends it. */
    void endLoop() {
        Condition condition = outer.element().condition;
        add(loop(condition, endBlock()));
    }

    private void begin(Condition condition, Expression first) {
        outer.push(new Outer(code, condition, first));
        code = new ArrayList<>();
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

    /** Gives up if a condition holds: the interpreted twin will say why. */
    void failWhen(Condition condition) {
        add(when(condition, FAIL));
    }

    /** All statements so far. */
    List<Expression> statements() {
        return code;
    }
}
