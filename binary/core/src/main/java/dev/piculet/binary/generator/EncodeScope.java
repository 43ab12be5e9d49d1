package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.length;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;

/**
 * A method that writes. It either makes room in an output as it goes, or has measured everything before and writes into
 * an array of exactly that size; then {@link #isExact} is true.
 */
final class EncodeScope extends MethodScope {
    /** The output; null if the size is exact. */
    final Local out;

    /** The bytes that what was measured takes. */
    private Local size;

    private final List<Expression> hoisted = new ArrayList<>();
    private boolean hoisting;

    private EncodeScope(GeneratedUnit unit, Local out, Local bytes, Local position, Expression depth) {
        super(unit, bytes, position, depth);
        this.out = out;
    }

    /** Starts a method that makes room as it goes. */
    static EncodeScope growing(GeneratedUnit unit, Local out, Local position, Expression depth) {
        EncodeScope scope = new EncodeScope(unit, out, local("bytes", Symbols.BYTES), position, depth);
        scope.add(let(scope.bytes, call(out, Symbols.OUTPUT_ARRAY)));
        return scope;
    }

    /** Starts a method that measures and then writes; its array and position are declared in between. */
    static EncodeScope exact(GeneratedUnit unit) {
        EncodeScope scope =
                new EncodeScope(unit, null, local("bytes", Symbols.BYTES), local("position", Symbols.INT), constant(0));
        scope.hoisting = true;
        return scope;
    }

    /** The same method, for what is inside an object whose depth is counted. */
    EncodeScope deeper() {
        return new EncodeScope(unit, out, bytes, position, Expressions.add(depth, constant(1)));
    }

    boolean isExact() {
        return out == null;
    }

    /** From now on variables are declared where they get their value, not at the method's start. */
    void stopHoisting() {
        hoisting = false;
    }

    /** Declarations that belong to the method's start. */
    List<Expression> hoisted() {
        return hoisted;
    }

    /** Declares a variable that is known to whatever is written after it was measured. */
    @Override
    Local declare(String name, ClassDesc type, Expression value) {
        if (!hoisting) {
            return super.declare(name, type, value);
        }
        Local variable = local(unit.unique(name), type);
        hoisted.add(let(variable, zero(type)));
        add(set(variable, value));
        return variable;
    }

    /** The value of a variable that has none yet. */
    static Expression zero(ClassDesc type) {
        if (!type.isPrimitive()) {
            return nullOf(type);
        }
        return switch (type.descriptorString()) {
            case "J" -> constant(0L);
            case "D" -> constant(0.0);
            case "F" -> constant(0f);
            case "Z" -> constant(false);
            default -> constant(0);
        };
    }

    /** Starts to measure something for which room is made at once. */
    void beginMeasure(int atLeast) {
        size = declare("size", Symbols.INT, constant(atLeast));
    }

    /** The variable that {@link #beginMeasure} declared. */
    Local size() {
        return size;
    }

    /** Goes on measuring with another variable, or the one that was there before. */
    void size(Local size) {
        this.size = size;
    }

    /** Adds to what is measured. */
    void measure(Expression count) {
        add(set(size, Expressions.add(size, count)));
    }

    /** Makes room for what was measured, and a little more, so that numbers can be written in all of their width. */
    void ensureMeasured() {
        if (!isExact()) {
            ensure(Expressions.add(size, constant(Long.BYTES)));
        }
    }

    /**
     * Makes room. The array that is at hand is asked first; the plain version calls {@link
     * dev.piculet.binary.io.BinaryOutput#ensure} at once, which has to look it up in the output, and costs {@code complex} of
     * suite {@code objects} a twelfth of its time.
     */
    void ensure(Expression room) {
        Expression grown = set(bytes, call(out, Symbols.ENSURE, position, cast(Symbols.LONG, room)));
        add(when(less(Expressions.subtract(length(bytes), position), room), grown));
    }

    /** Takes over the array again after something else has written. */
    void reload() {
        add(set(bytes, call(out, Symbols.OUTPUT_ARRAY)));
    }
}
