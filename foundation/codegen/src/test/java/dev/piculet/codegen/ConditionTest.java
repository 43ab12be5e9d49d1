package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.either;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.greaterOrEqual;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.lessOrEqual;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.notSame;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.same;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class ConditionTest {
    private static final Object[] INTS = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
    private static final Object[] LONGS = {Long.MIN_VALUE, -1L, 0L, 1L, 1L << 32, Long.MAX_VALUE};
    private static final Object[] FLOATS = {Float.NaN, -1f, -0f, 0f, 1f, Float.POSITIVE_INFINITY};
    private static final Object[] DOUBLES = {Double.NaN, -1d, -0d, 0d, 1d, Double.NEGATIVE_INFINITY};

    /** A comparison, and Java's result for doubles. Doubles tell all values here apart, except two longs. */
    private record Case(BiFunction<Expression, Expression, Condition> node, BiFunction<Object, Object, Boolean> java) {}

    private static int order(Object a, Object b) {
        return a instanceof Long ? Long.compare((Long) a, (Long) b) : Double.compare(number(a) + 0.0, number(b) + 0.0);
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static boolean hasNan(Object a, Object b) {
        return Double.isNaN(number(a)) || Double.isNaN(number(b));
    }

    private static final List<Case> CASES = List.of(
            new Case(Expressions::equal, (a, b) -> !hasNan(a, b) && order(a, b) == 0),
            new Case(Expressions::notEqual, (a, b) -> hasNan(a, b) || order(a, b) != 0),
            new Case(Expressions::less, (a, b) -> !hasNan(a, b) && order(a, b) < 0),
            new Case(Expressions::lessOrEqual, (a, b) -> !hasNan(a, b) && order(a, b) <= 0),
            new Case(Expressions::greater, (a, b) -> !hasNan(a, b) && order(a, b) > 0),
            new Case(Expressions::greaterOrEqual, (a, b) -> !hasNan(a, b) && order(a, b) >= 0));

    @Test
    void intsCompareAsInJava() {
        comparesAsInJava(CD_int, INTS);
    }

    @Test
    void longsCompareAsInJava() {
        comparesAsInJava(CD_long, LONGS);
    }

    @Test
    void floatsCompareAsInJavaAndNanIsNeverInOrder() {
        comparesAsInJava(CD_float, FLOATS);
    }

    @Test
    void doublesCompareAsInJavaAndNanIsNeverInOrder() {
        comparesAsInJava(CD_double, DOUBLES);
    }

    private static void comparesAsInJava(ClassDesc type, Object[] values) {
        for (Case each : CASES) {
            // As a value, as a jump when false, and as a jump when true: each has its own code.
            var code = Generated.method(Generated.type(CD_int, type, type), method -> {
                Condition condition = each.node().apply(method.parameter(0, "a"), method.parameter(1, "b"));
                Expression asValue = choose(isTrue(choose(constant(true), condition, condition)), one(), zero());
                Expression whenFalse = choose(condition, constant(2), zero());
                Expression whenTrue = choose(not(condition), zero(), constant(4));
                return returns(Expressions.or(asValue, Expressions.or(whenFalse, whenTrue)));
            });
            for (Object a : values) {
                for (Object b : values) {
                    String text = GeneratedCodePrinter.print(each.node().apply(local("a", type), local("b", type)));
                    int expected = each.java().apply(a, b) ? 7 : 0;
                    assertEquals(expected, code.call(a, b), () -> text + " for " + a + ", " + b);
                }
            }
        }
    }

    private static Expression one() {
        return constant(1);
    }

    private static Expression zero() {
        return constant(0);
    }

    @Test
    void intsCompareWithZero() {
        var code = Generated.method(Generated.type(CD_String, CD_int), method -> {
            Local a = method.parameter(0, "a");
            return sequence(
                    when(less(a, zero()), returns(constant("negative"))),
                    when(equal(a, zero()), returns(constant("zero"))),
                    when(
                            both(greater(a, zero()), both(notEqual(a, zero()), greaterOrEqual(a, zero()))),
                            when(not(lessOrEqual(a, zero())), returns(constant("positive")))),
                    returns(constant("?")));
        });
        assertEquals("negative", code.call(-5));
        assertEquals("zero", code.call(0));
        assertEquals("positive", code.call(5));
    }

    @Test
    void nestsOfBothEitherAndNotAreShortCircuitLogic() {
        List<BiFunction<Condition[], boolean[], Object[]>> nests = new ArrayList<>();
        nests.add((c, v) -> new Object[] {both(c[0], either(c[1], c[2])), v[0] && (v[1] || v[2])});
        nests.add((c, v) -> new Object[] {either(both(c[0], c[1]), c[2]), v[0] && v[1] || v[2]});
        nests.add((c, v) -> new Object[] {not(both(c[0], not(either(c[1], c[2])))), !(v[0] && !(v[1] || v[2]))});
        nests.add((c, v) -> new Object[] {either(not(c[0]), both(not(c[1]), not(c[2]))), !v[0] || !v[1] && !v[2]});
        nests.add((c, v) ->
                new Object[] {both(either(c[0], c[1]), either(not(c[1]), c[2])), (v[0] || v[1]) && (!v[1] || v[2])});
        for (BiFunction<Condition[], boolean[], Object[]> nest : nests) {
            var code = Generated.method(Generated.type(CD_boolean, CD_boolean, CD_boolean, CD_boolean), method -> {
                Condition[] operands = {
                    isTrue(method.parameter(0, "a")), isTrue(method.parameter(1, "b")), isTrue(method.parameter(2, "c"))
                };
                Condition condition = (Condition) nest.apply(operands, new boolean[3])[0];
                return sequence(
                        when(equal(condition, constant(false)), returns(condition)),
                        when(condition, returns(constant(true)), returns(constant(false))));
            });
            for (int bits = 0; bits < 8; bits++) {
                boolean[] v = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
                assertEquals(
                        nest.apply(
                                        new Condition[] {
                                            isTrue(constant(true)), isTrue(constant(true)), isTrue(constant(true))
                                        },
                                        v)[1],
                        code.call(v[0], v[1], v[2]));
            }
        }
    }

    @Test
    void secondConditionRunsOnlyWhenItMatters() {
        var code = Generated.method(Generated.type(CD_boolean, CD_String), method -> {
            Local text = method.parameter(0, "text");
            Condition isEmpty = isTrue(Expressions.call(text, MethodRef.ofVirtual(CD_String, "isEmpty", CD_boolean)));
            return returns(both(either(isNull(text), isEmpty), not(both(isNotNull(text), not(isEmpty)))));
        });
        assertEquals(true, code.call((Object) null));
        assertEquals(true, code.call(""));
        assertEquals(false, code.call("x"));
    }

    @Test
    void localOfTheSecondConditionMayHoldSomethingElsewhere() {
        Local inner = local("inner", CD_long);
        var code = Generated.method(Generated.type(CD_int, CD_int), method -> {
            Local a = method.parameter(0, "a");
            Condition second = equal(sequence(let(inner, Expressions.cast(CD_long, a)), inner), constant(5L));
            // The code of the other branch is reached with and without a value in the local.
            return when(
                    both(greater(a, zero()), second),
                    returns(one()),
                    when(either(less(a, zero()), second), returns(constant(2)), returns(zero())));
        });
        assertEquals(1, code.call(5));
        assertEquals(2, code.call(-5));
        assertEquals(0, code.call(4));
    }

    @Test
    void referencesCompareByIdentity() {
        var code = Generated.method(Generated.type(CD_int, CD_Object, CD_Object), method -> {
            Local a = method.parameter(0, "a");
            Local b = method.parameter(1, "b");
            return returns(
                    Expressions.or(choose(same(a, b), one(), zero()), choose(notSame(a, b), constant(2), zero())));
        });
        String text = "text";
        assertEquals(1, code.call(text, text));
        assertEquals(2, code.call(text, new StringBuilder(text).toString()));
    }

    @Test
    void certainConditionsNeedNoTest() {
        assertTrue((boolean) Generated.value(both(constant(true), not(constant(false)))));
        assertEquals(false, Generated.value(either(constant(false), both(constant(true), constant(false)))));
    }
}
