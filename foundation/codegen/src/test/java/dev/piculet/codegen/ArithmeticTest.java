package dev.piculet.codegen;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.codegen.tree.Expression;
import java.lang.constant.ClassDesc;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

class ArithmeticTest {
    @Test
    void intsComputeAsInJava() {
        assertEquals(7 + 3, of(CD_int, Expressions::add, 7, 3));
        assertEquals(7 - 3, of(CD_int, Expressions::subtract, 7, 3));
        assertEquals(Integer.MAX_VALUE * 3, of(CD_int, Expressions::multiply, Integer.MAX_VALUE, 3));
        assertEquals(12 & 10, of(CD_int, Expressions::and, 12, 10));
        assertEquals(12 | 10, of(CD_int, Expressions::or, 12, 10));
        assertEquals(12 ^ 10, of(CD_int, Expressions::xor, 12, 10));
    }

    @Test
    void longsComputeAsInJava() {
        assertEquals((1L << 40) + 3, of(CD_long, Expressions::add, 1L << 40, 3L));
        assertEquals((1L << 40) - 3, of(CD_long, Expressions::subtract, 1L << 40, 3L));
        assertEquals(Long.MAX_VALUE * 3, of(CD_long, Expressions::multiply, Long.MAX_VALUE, 3L));
        assertEquals(12L & 10L, of(CD_long, Expressions::and, 12L, 10L));
        assertEquals(12L | 10L, of(CD_long, Expressions::or, 12L, 10L));
        assertEquals(12L ^ 10L, of(CD_long, Expressions::xor, 12L, 10L));
    }

    @Test
    void floatsAndDoublesComputeAsInJava() {
        assertEquals(1.5f + 2, of(CD_float, Expressions::add, 1.5f, 2f));
        assertEquals(1.5f - 2, of(CD_float, Expressions::subtract, 1.5f, 2f));
        assertEquals(1.5f * 2, of(CD_float, Expressions::multiply, 1.5f, 2f));
        assertEquals(1.5 + 2, of(CD_double, Expressions::add, 1.5, 2d));
        assertEquals(1.5 - 2, of(CD_double, Expressions::subtract, 1.5, 2d));
        assertEquals(1.5 * 2, of(CD_double, Expressions::multiply, 1.5, 2d));
    }

    @Test
    void shiftsTakeTheirDistanceAsAnInt() {
        assertEquals(-9 << 3, shift(CD_int, Expressions::shiftLeft, -9, 3));
        assertEquals(-9 >> 3, shift(CD_int, Expressions::shiftRight, -9, 3));
        assertEquals(-9 >>> 3, shift(CD_int, Expressions::unsignedShiftRight, -9, 3));
        assertEquals(-9L << 33, shift(CD_long, Expressions::shiftLeft, -9L, 33));
        assertEquals(-9L >> 3, shift(CD_long, Expressions::shiftRight, -9L, 3));
        assertEquals(-9L >>> 33, shift(CD_long, Expressions::unsignedShiftRight, -9L, 33));
    }

    @Test
    void bitwiseOperatorsOnBooleansGiveBooleans() {
        assertEquals(false, of(CD_boolean, Expressions::and, true, false));
        assertEquals(true, of(CD_boolean, Expressions::or, true, false));
        assertEquals(false, of(CD_boolean, Expressions::xor, true, true));
    }

    @Test
    void smallIntegersComputeAsInts() {
        var code = Generated.method(
                Generated.type(CD_int, CD_byte, CD_short),
                method -> Expressions.returns(Expressions.add(method.parameter(0, "a"), method.parameter(1, "b"))));
        assertEquals(127 + 32767, code.call((byte) 127, (short) 32767));
        var next = Generated.method(
                Generated.type(CD_int, CD_char),
                method -> Expressions.returns(Expressions.add(method.parameter(0, "a"), Expressions.constant(1))));
        assertEquals(65536, next.call('\uffff'));
    }

    private static Object of(ClassDesc type, BinaryOperator<Expression> node, Object a, Object b) {
        return Generated.method(
                        Generated.type(type, type, type),
                        method -> Expressions.returns(node.apply(method.parameter(0, "a"), method.parameter(1, "b"))))
                .call(a, b);
    }

    private static Object shift(ClassDesc type, BinaryOperator<Expression> node, Object a, int distance) {
        return Generated.method(
                        Generated.type(type, type, CD_int),
                        method -> Expressions.returns(node.apply(method.parameter(0, "a"), method.parameter(1, "b"))))
                .call(a, distance);
    }
}
