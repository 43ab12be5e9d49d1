package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.unbox;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversionTest {
    private static final List<ClassDesc> NUMBERS =
            List.of(CD_byte, CD_short, CD_char, CD_int, CD_long, CD_float, CD_double);

    private static final Object[] VALUES = {
        (byte) -1, (short) -300, '\ufffe', 70_000, -(1L << 40) - 5, 3e9f, -1e300, Double.NaN, Float.NaN, 'a', (byte) 7
    };

    @Test
    void everyPrimitiveNumberConvertsToEveryOtherAsInJava() throws Throwable {
        for (Object value : VALUES) {
            Class<?> from = MethodType.methodType(value.getClass()).unwrap().returnType();
            for (ClassDesc target : NUMBERS) {
                Class<?> to = (Class<?>) target.resolveConstantDesc(MethodHandles.lookup());
                var code = Generated.method(
                        Generated.type(target, ClassDesc.ofDescriptor(from.descriptorString())),
                        method -> returns(cast(target, method.parameter(0, "value"))));
                // The JDK's explicit cast converts between primitive types as Java does.
                MethodHandle java = MethodHandles.explicitCastArguments(
                        MethodHandles.identity(from), MethodType.methodType(to, from));
                assertEquals(java.invokeWithArguments(value), code.call(value), from + " to " + to + ": " + value);
            }
        }
    }

    @Test
    void everyPrimitiveTypeIsBoxedAndUnboxed() {
        for (Object value : new Object[] {true, (byte) 1, (short) 2, 'c', 3, 4L, 5f, 6d}) {
            ClassDesc primitive = ClassDesc.ofDescriptor(MethodType.methodType(value.getClass())
                    .unwrap()
                    .returnType()
                    .descriptorString());
            var code = Generated.method(
                    Generated.type(CD_Object, CD_Object),
                    method -> returns(box(unbox(primitive, method.parameter(0, "value")))));
            assertEquals(value, code.call(value));
        }
    }

    @Test
    void referenceOfAnotherClassIsAClassCastException() {
        var code = Generated.method(
                Generated.type(CD_String, CD_Object), method -> returns(cast(CD_String, method.parameter(0, "value"))));
        assertEquals("text", code.call("text"));
        assertThrows(ClassCastException.class, () -> code.call(5));
    }

    @Test
    void referenceIsCastWhereItIsUsedAsAnotherClass() {
        var code =
                Generated.method(Generated.type(CD_String, CD_Object), method -> returns(method.parameter(0, "value")));
        assertEquals("text", code.call("text"));
        assertThrows(ClassCastException.class, () -> code.call(5));
    }

    @Test
    void castOfABooleanToItselfIsAllowed() {
        assertEquals(true, Generated.value(cast(CD_boolean, constant(true))));
    }

    @Test
    void intConstantThatFitsIsAByteShortOrChar() {
        for (ClassDesc type : List.of(CD_byte, CD_short, CD_char)) {
            var code = Generated.method(Generated.type(type), method -> returns(constant(100)));
            assertEquals(
                    100,
                    code.handle().type().returnType() == char.class
                            ? (char) code.call()
                            : ((Number) code.call()).intValue());
            assertThrows(
                    IllegalArgumentException.class,
                    () -> Generated.method(Generated.type(type), method -> returns(constant(70_000))));
        }
    }
}
