package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.breakLoop;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.switchOn;
import static dev.piculet.codegen.Expressions.switchOnString;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class SwitchTest {
    private static final int[] DENSE = {7, 3, 5, 4, 9};
    private static final int[] SPARSE = {Integer.MAX_VALUE, -1000, 0, Integer.MIN_VALUE, 77};

    @Test
    void eachKeyRunsItsOwnBodyAndNoOther() {
        for (int[] keys : new int[][] {DENSE, SPARSE, {-1}, {}}) {
            var code =
                    Generated.method(Generated.type(CD_long, CD_int), method -> byKeys(method.parameter(0, "n"), keys));
            for (int key : keys) {
                assertEquals(key * 10L, code.call(key));
            }
            for (int other : new int[] {6, 8, 2, 10, -999, 1, Integer.MAX_VALUE - 1}) {
                assertEquals(-5L, code.call(other), "for " + other + " in " + Arrays.toString(keys));
            }
        }
    }

    private static Expression byKeys(Expression selector, int[] keys) {
        Local result = local("result", CD_long);
        Local inCase = local("inCase", CD_long);
        IntSwitch cases = switchOn(selector);
        for (int key : keys) {
            cases.on(key, let(inCase, constant(key * 10L)), set(result, inCase));
        }
        return sequence(let(result, constant(0L)), cases.otherwise(set(result, constant(-5L))), returns(result));
    }

    @Test
    void denseKeysMakeATableAndSparseOnesASearch() {
        assertEquals("table", kindOfSwitch(DENSE));
        assertEquals("lookup", kindOfSwitch(SPARSE));
    }

    private static String kindOfSwitch(int[] keys) {
        ClassSpec spec = ClassSpec.of(Generated.PACKAGE, "WithSwitch");
        MethodSpec method = spec.method(8, "run", Generated.type(CD_long, CD_int));
        method.body(byKeys(method.parameter(0, "n"), keys));
        StringBuilder kind = new StringBuilder();
        MethodVisitor instructions = new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
                kind.append("table");
            }

            @Override
            public void visitLookupSwitchInsn(Label other, int[] found, Label[] labels) {
                kind.append("lookup");
            }
        };
        ClassVisitor visitor = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int flags, String name, String type, String signature, String[] thrown) {
                return instructions;
            }
        };
        new ClassReader(dev.piculet.codegen.ClassEmitter.emit(spec)).accept(visitor, 0);
        return kind.toString();
    }

    @Test
    void selectorMayBeAByte() {
        var code = Generated.method(
                Generated.type(CD_int, CD_int),
                method -> sequence(
                        switchOn(cast(CD_byte, method.parameter(0, "n")))
                                .on(-1, returns(constant(1)))
                                .otherwise(),
                        returns(constant(0))));
        assertEquals(1, code.call(255));
        assertEquals(0, code.call(254));
    }

    @Test
    void everyCaseMayReturn() {
        var code = Generated.method(
                Generated.type(CD_int, CD_int),
                method -> switchOn(method.parameter(0, "n"))
                        .on(1, returns(constant(10)))
                        .on(2, returns(constant(20)))
                        .otherwise(returns(constant(0))));
        assertEquals(10, code.call(1));
        assertEquals(20, code.call(2));
        assertEquals(0, code.call(3));
    }

    @Test
    void casesFallThroughWhereTheyAreAskedTo() {
        Loop loop = Loop.named("loop");
        var code = Generated.method(Generated.type(CD_int, CD_int), method -> {
            Local sum = local("sum", CD_int);
            Expression cases = switchOn(method.parameter(0, "n"))
                    .fallingThrough()
                    .on(3, set(sum, add(sum, constant(1))))
                    .on(1, set(sum, add(sum, constant(10))), when(less(sum, constant(11)), breakLoop(loop)))
                    .on(2, set(sum, add(sum, constant(100))))
                    .otherwise(set(sum, add(sum, constant(1_000))));
            return sequence(let(sum, constant(0)), forever(loop, cases, breakLoop(loop)), returns(sum));
        });
        assertEquals(10, code.call(1));
        assertEquals(1_100, code.call(2));
        assertEquals(1_111, code.call(3));
        assertEquals(1_000, code.call(4));
    }

    @Test
    void stringsWithEqualHashCodesAreToldApart() {
        assertEquals("Aa".hashCode(), "BB".hashCode());
        var code = Generated.method(Generated.type(CD_int, CD_String), method -> {
            Local text = method.parameter(0, "text");
            return sequence(
                    switchOnString(text)
                            .on("Aa", returns(constant(1)))
                            .on("other", returns(constant(2)))
                            .on("BB", returns(constant(3)))
                            .on("", returns(constant(4)))
                            .otherwise(),
                    returns(constant(0)));
        });
        assertEquals(1, code.call(new StringBuilder("Aa").toString()));
        assertEquals(3, code.call("BB"));
        assertEquals(2, code.call("other"));
        assertEquals(4, code.call(""));
        assertEquals(0, code.call("missing"));
        assertEquals(0, code.call("\0"));
        assertThrows(NullPointerException.class, () -> code.call((Object) null));
    }

    @Test
    void stringSwitchWithoutCasesRunsItsOtherwise() {
        var code = Generated.method(
                Generated.type(CD_int, CD_String),
                method -> switchOnString(method.parameter(0, "text")).otherwise(returns(constant(9))));
        assertEquals(9, code.call("x"));
    }

    @Test
    void keyGivenTwiceIsRefused() {
        IntSwitch cases = switchOn(constant(1)).on(5);
        assertEquals(
                "Cannot add case '5' to a switch twice. Give each case once.",
                assertThrows(IllegalArgumentException.class, () -> cases.on(5)).getMessage());
    }
}
