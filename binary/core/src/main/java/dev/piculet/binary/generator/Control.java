package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.or;
import static dev.piculet.codegen.Expressions.shiftLeft;
import static dev.piculet.codegen.Expressions.unsignedShiftRight;

import dev.piculet.binary.schema.ControlBits;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;

/** The bits of one slot in a control word that a variable holds. */
final class Control {
    private final Local word;
    private final Expression shift;
    private final int constantShift;
    private final int bits;

    private Control(Local word, Expression shift, int constantShift, int bits) {
        this.word = word;
        this.shift = shift;
        this.constantShift = constantShift;
        this.bits = bits;
    }

    /** A slot at a place that is known now. */
    static Control at(int shift, int bits, Local word) {
        return new Control(word, constant(shift), shift, bits);
    }

    /** A slot at a place that a variable holds. */
    static Control at(Expression shift, int bits, Local word) {
        return new Control(word, shift, -1, bits);
    }

    /** The slot beside the lowest bit, which tells whether there is a value. */
    Control behindPresence() {
        return constantShift >= 0
                ? new Control(word, constant(constantShift + 1), constantShift + 1, bits - 1)
                : new Control(word, add(shift, constant(1)), -1, bits - 1);
    }

    /** Sets bits that are 0. */
    void set(MethodScope scope, int value) {
        if (constantShift >= 0) {
            Expression mask = isLong() ? constant((long) value << constantShift) : constant(value << constantShift);
            scope.add(assign(or(word, mask)));
        } else {
            set(scope, constant(value));
        }
    }

    /** Sets bits that are 0 to an int. */
    void set(MethodScope scope, Expression value) {
        if (bits == 0) {
            return;
        }
        Expression wide = isLong() ? cast(Symbols.LONG, value) : value;
        scope.add(assign(or(word, constantShift == 0 ? wide : shiftLeft(wide, shift))));
    }

    /** The bits as an int. */
    Expression value() {
        if (bits == 0) {
            return constant(0);
        }
        Expression shifted = constantShift == 0 ? word : unsignedShiftRight(word, shift);
        return and(isLong() ? cast(Symbols.INT, shifted) : shifted, constant(ControlBits.mask(bits)));
    }

    /** Whether the lowest bit is set. */
    Condition isSet() {
        if (constantShift >= 0) {
            return isLong()
                    ? notEqual(and(word, constant(1L << constantShift)), constant(0L))
                    : notEqual(and(word, constant(1 << constantShift)), constant(0));
        }
        return notEqual(and(cast(Symbols.INT, unsignedShiftRight(word, shift)), constant(1)), constant(0));
    }

    private Expression assign(Expression value) {
        return Expressions.set(word, value);
    }

    private boolean isLong() {
        return word.type().equals(Symbols.LONG);
    }
}
