package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.nullOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.constant.ConstantDescs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantsTest {
    @ParameterizedTest
    @ValueSource(
            ints = {
                -2,
                -1,
                0,
                5,
                6,
                127,
                128,
                -128,
                -129,
                32767,
                32768,
                -32768,
                -32769,
                Integer.MAX_VALUE,
                Integer.MIN_VALUE
            })
    void intIsItself(int value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 1, 2, Integer.MAX_VALUE + 1L, Long.MIN_VALUE, Long.MAX_VALUE})
    void longIsItself(long value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @ParameterizedTest
    @ValueSource(floats = {0f, -0f, 1f, 2f, Float.NaN, Float.MIN_VALUE, Float.NEGATIVE_INFINITY})
    void floatIsItself(float value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0d, -0d, 1d, 2d, Double.NaN, Double.MIN_VALUE, Double.NEGATIVE_INFINITY})
    void doubleIsItself(double value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void booleanIsItself(boolean value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "\"quoted\\\n", "\u0000\u00e9\u20ac\ud83d\ude00"})
    void stringIsItself(String value) {
        assertEquals(value, Generated.value(constant(value)));
    }

    @Test
    void longestStringOfAClassFileIsItself() {
        String value = "x".repeat(65_535);
        assertEquals(value, Generated.value(constant(value)));
    }

    @Test
    void nullIsOfAnyReferenceType() {
        assertNull(Generated.value(nullOf(ConstantDescs.CD_String)));
    }

    @Test
    void classConstantsIncludePrimitiveOnesAndArrays() {
        assertEquals(String.class, Generated.value(classConstant(ConstantDescs.CD_String)));
        assertEquals(int.class, Generated.value(classConstant(ConstantDescs.CD_int)));
        assertEquals(void.class, Generated.value(classConstant(ConstantDescs.CD_void)));
        assertEquals(long[][].class, Generated.value(classConstant(ConstantDescs.CD_long.arrayType(2))));
    }
}
