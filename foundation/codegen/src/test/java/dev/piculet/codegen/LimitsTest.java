package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.multiply;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private static Expression repeated(int times, Expression statement) {
        return sequence(Collections.nCopies(times, statement));
    }

    @Test
    void methodOverTheLimitOfTheJvmNamesClassAndMethod() {
        Local sum = local("sum", CD_int);
        Expression step = set(sum, add(sum, constant(1000)));
        var error = assertThrows(
                CodeTooLargeException.class,
                () -> Generated.method(
                        Generated.type(CD_int),
                        method -> sequence(let(sum, constant(0)), repeated(12_000, step), returns(sum))));
        assertEquals("dev.piculet.codegen.Generated$Code", error.className());
        assertEquals("run", error.methodName());
        assertEquals(
                "Cannot generate method 'run' of dev.piculet.codegen.Generated$Code: its code has 72004 bytes,"
                        + " the JVM allows 65535. Split it into several methods.",
                error.getMessage());
    }

    @Test
    void classWithTooManyConstantsIsRefused() {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Wide");
        for (int i = 0; i < 70_000; i++) {
            spec.field(0, "field" + i, CD_int);
        }
        var error = assertThrows(
                CodeTooLargeException.class, () -> HiddenClassDefiner.defineLookup(MethodHandles.lookup(), spec));
        assertNull(error.methodName());
        assertEquals("dev.piculet.codegen.Wide", error.className());
    }

    @Test
    void jumpsOverMoreThanThirtyTwoKilobytesWork() {
        Local i = local("i", CD_int);
        Local sum = local("sum", CD_long);
        Expression step = set(sum, multiply(sum, constant(3L)));
        // The loop's exit and its way back, and both branches, are too far for an ordinary jump.
        var code = Generated.method(Generated.type(CD_long, CD_int), method -> {
            Local limit = method.parameter(0, "limit");
            return sequence(
                    let(i, constant(0)),
                    let(sum, constant(1L)),
                    loop(
                            greater(limit, i),
                            Expressions.increment(i, 1),
                            when(greater(i, constant(1)), repeated(6_000, step), set(sum, add(sum, constant(1L))))),
                    returns(sum));
        });
        long expected = 2;
        for (int n = 0; n < 6_000; n++) {
            expected *= 3;
        }
        assertEquals(1L, code.call(0));
        assertEquals(2L, code.call(1));
        assertEquals(expected, code.call(2));
    }

    @Test
    void moreThan255ArgumentSlotsAreRefused() {
        ClassDesc[] types = new ClassDesc[128];
        Arrays.fill(types, CD_long);
        MethodTypeDesc type = MethodTypeDesc.of(CD_void, types);
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Wide");
        var error = assertThrows(IllegalArgumentException.class, () -> spec.method(0, "many", type));
        assertEquals(
                "Cannot name method 'many' of dev.piculet.codegen.Wide: its parameters take 257 slots,"
                        + " a long or double two, the receiver one; the JVM allows 255."
                        + " Pass an array or an object instead.",
                error.getMessage());
    }

    @Test
    void exactly255ArgumentSlotsWork() {
        ClassDesc[] types = new ClassDesc[255];
        Arrays.fill(types, CD_int);
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "Wide");
        MethodSpec many = spec.method(8, "many", MethodTypeDesc.of(CD_int, types));
        many.body(returns(many.parameter(254, "last")));
        Expression[] arguments = new Expression[255];
        for (int i = 0; i < 255; i++) {
            arguments[i] = constant(i);
        }
        MethodTypeDesc type = MethodTypeDesc.of(CD_int);
        spec.method(8, "run", type).body(returns(Expressions.call(many.ref(), arguments)));
        assertEquals(254, Generated.define(MethodHandles.lookup(), spec, type).call());
    }

    @Test
    void stringTooLongForAClassFileIsRefused() {
        for (String text : List.of("x".repeat(65_536), "\u20ac".repeat(21_846), "\u00e9".repeat(32_768))) {
            assertEquals(
                    "Cannot hold a string of " + text.length() + " characters in a class file."
                            + " Pass it as class data with ClassSpec.constant(…).",
                    assertThrows(IllegalArgumentException.class, () -> constant(text))
                            .getMessage());
        }
    }
}
