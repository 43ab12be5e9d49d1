package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.isTrue;

import dev.piculet.binary.codec.Slot;
import dev.piculet.binary.runtime.MadeValues;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ConstantDescs;
import java.util.Objects;

/** What a creator has made of a property itself, beside what was read of it. */
final class MadeCode {
    private static final MethodRef FILL =
            MethodRef.ofStatic(Symbols.type(MadeValues.class), "fill", Symbols.BOOLEAN, Symbols.OBJECT, Symbols.OBJECT);
    private static final MethodRef EQUALS =
            MethodRef.ofStatic(Symbols.type(Objects.class), "equals", Symbols.BOOLEAN, Symbols.OBJECT, Symbols.OBJECT);
    private static final MethodRef FLOAT_BITS =
            MethodRef.ofStatic(ConstantDescs.CD_Float, "floatToIntBits", Symbols.INT, ConstantDescs.CD_float);
    private static final MethodRef DOUBLE_BITS =
            MethodRef.ofStatic(ConstantDescs.CD_Double, "doubleToLongBits", Symbols.LONG, ConstantDescs.CD_double);

    private MadeCode() {}

    /** Whether it equals what was read, which its delegate may have got, or is empty and gets that. */
    static Condition agrees(Slot.Making making, Expression made, Local read) {
        return making == Slot.Making.EMPTY ? isTrue(call(FILL, made, read)) : isSame(made, read);
    }

    /** Equality as boxes have it: of floating-point numbers by their bits. */
    private static Condition isSame(Expression made, Local read) {
        return switch (read.type().descriptorString()) {
            case "Z", "J" -> equal(made, read);
            case "B", "S", "C", "I" -> equal(cast(Symbols.INT, made), cast(Symbols.INT, read));
            case "F" -> equal(call(FLOAT_BITS, made), call(FLOAT_BITS, read));
            case "D" -> equal(call(DOUBLE_BITS, made), call(DOUBLE_BITS, read));
            default -> isTrue(call(EQUALS, made, read));
        };
    }
}
