package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.element;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.subtract;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.FieldRef;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** A constant of an enum that has lost none, or null. */
final class EnumCode extends SlotCode {
    private final ClassDesc type;
    private final FieldRef constants;
    private final int count;

    /** @param constants a constant of the generated class: an array of {@code type} */
    EnumCode(ClassDesc type, FieldRef constants, int count) {
        this.type = type;
        this.constants = constants;
        this.count = count;
    }

    private boolean hasLong() {
        return count > EnumCodec.MAX_INLINE + 1;
    }

    @Override
    boolean isExact() {
        return true;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression value, String name) {
        // The place may be a type variable's, and hold anything if casts were not checked: the variable checks.
        Local constant = scope.declare(name, type, value);
        Local number = scope.declare(name + "Number", Symbols.INT, constant(0));
        scope.beginWhen(isNotNull(constant));
        scope.add(set(number, call(constant, Symbols.ORDINAL)));
        if (hasLong()) {
            scope.beginWhen(lessOrEqual(number, constant(EnumCodec.MAX_INLINE)));
            control.set(scope, add(number, constant(1)));
            scope.otherwise();
            control.set(scope, EnumCodec.LONG);
            scope.measure(call(Symbols.VARINT_SIZE, number));
            scope.endWhen();
        } else {
            control.set(scope, add(number, constant(1)));
        }
        scope.endWhen();
        return hasLong() ? new LongWriter(number) : Writer.NOTHING;
    }

    /** Writes a number that the control does not hold. */
    private record LongWriter(Local number) implements Writer {
        @Override
        public void write(EncodeScope scope) {
            scope.add(when(
                    greater(number, constant(EnumCodec.MAX_INLINE)),
                    set(scope.position, call(Symbols.VARINT_WRITE, scope.bytes, scope.position, number))));
        }
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local constant = scope.declare(name, type, nullOf(type));
        Local number = scope.declare(name + "Number", Symbols.INT, subtract(control.value(), constant(1)));
        if (hasLong()) {
            scope.beginWhen(equal(number, constant(EnumCodec.LONG - 1)));
            scope.add(set(number, call(Symbols.VARINT_READ, scope.bytes, scope.position)));
            scope.failWhen(less(number, constant(0)));
            scope.advance(call(Symbols.VARINT_SIZE, number));
            scope.endWhen();
        }
        scope.add(when(notEqual(number, constant(-1)), set(constant, element(get(constants), number))));
        return constant;
    }
}
