package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.breakLoop;
import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.continueLoop;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.forever;
import static dev.piculet.codegen.Expressions.greater;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.loop;
import static dev.piculet.codegen.Expressions.multiply;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.raise;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.tryCatch;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.codegen.tree.Loop;
import dev.piculet.codegen.tree.MethodRef;
import java.lang.constant.ClassDesc;
import org.junit.jupiter.api.Test;

class ControlFlowTest {
    private static final ClassDesc STATE = ClassDesc.of("java.lang.IllegalStateException");
    private static final ClassDesc NUMBER_FORMAT = ClassDesc.of("java.lang.NumberFormatException");
    private static final MethodRef PARSE = MethodRef.ofStatic(CD_Integer, "parseInt", CD_int, CD_String);
    private static final MethodRef MAX =
            MethodRef.ofStatic(ClassDesc.of("java.lang.Math"), "max", CD_long, CD_long, CD_long);

    @Test
    void bothBranchesMayReturn() {
        var code = Generated.method(Generated.type(CD_int, CD_boolean), method -> {
            Condition flag = isTrue(method.parameter(0, "flag"));
            return when(flag, returns(constant(1)), returns(constant(2)));
        });
        assertEquals(1, code.call(true));
        assertEquals(2, code.call(false));
    }

    @Test
    void codeBehindAReturnIsNotWritten() {
        Local dead = local("dead", CD_long);
        Loop never = Loop.named("never");
        var code = Generated.method(Generated.type(CD_int, CD_int), method -> {
            Local n = method.parameter(0, "n");
            Expression unreachable = sequence(
                    let(dead, choose(less(n, constant(0)), constant(1L), cast(CD_long, n))),
                    loop(
                            never,
                            less(dead, constant(5L)),
                            when(isTrue(constant(true)), breakLoop(never)),
                            continueLoop(never)),
                    tryCatch(
                            call(PARSE, constant("x")), NUMBER_FORMAT, local("e", NUMBER_FORMAT), returns(constant(3))),
                    Expressions.switchOn(n).on(1, returns(constant(4))).otherwise(),
                    construct(MethodRef.ofConstructor(CD_Object)),
                    raise(nullOf(STATE)),
                    returns(constant(5)));
            return sequence(
                    when(equal(n, constant(1)), sequence(returns(constant(7)), unreachable)), returns(n), unreachable);
        });
        assertEquals(7, code.call(1));
        assertEquals(2, code.call(2));
    }

    @Test
    void valueOfAChoiceStandsAmongOtherArguments() {
        var code = Generated.method(Generated.type(CD_long, CD_int, CD_double), method -> {
            Local n = method.parameter(0, "n");
            Local d = method.parameter(1, "d");
            Expression left = choose(greater(n, constant(5)), cast(CD_long, d), constant(-1L));
            Expression right = cast(
                    CD_long,
                    choose(less(d, constant(0.5)), choose(equal(n, constant(0)), d, constant(9.0)), constant(4.0)));
            return returns(add(call(MAX, left, right), call(MAX, right, left)));
        });
        assertEquals(2 * 7L, code.call(6, 7.0));
        assertEquals(2 * 4L, code.call(5, 7.0));
        assertEquals(2 * 9L, code.call(6, 0.25));
        assertEquals(0L, code.call(0, 0.25));
    }

    @Test
    void choiceOfDifferentClassesIsAnObjectAndNullTakesTheOtherType() {
        var code = Generated.method(Generated.type(CD_Object, CD_int), method -> {
            Local n = method.parameter(0, "n");
            Expression pair = choose(equal(n, constant(1)), constant("one"), Expressions.box(n));
            assertEquals(CD_Object, pair.type());
            Expression text = choose(equal(n, constant(3)), nullOf(CD_Object), constant("text"));
            assertEquals(CD_String, text.type());
            return returns(choose(less(n, constant(3)), pair, text));
        });
        assertEquals("one", code.call(1));
        assertEquals(2, code.call(2));
        assertNull(code.call(3));
        assertEquals("text", code.call(4));
    }

    @Test
    void nestedLoopsBreakAndContinueByName() {
        // Counts pairs x < y < limit whose sum is odd, up to the first x + y == 9.
        Loop outer = Loop.named("outer");
        Loop inner = Loop.named("inner");
        Local x = local("x", CD_int);
        Local y = local("y", CD_int);
        Local count = local("count", CD_int);
        var code = Generated.method(Generated.type(CD_int, CD_int), method -> {
            Local limit = method.parameter(0, "limit");
            return sequence(
                    let(count, constant(0)),
                    let(x, constant(-1)),
                    loop(
                            outer,
                            less(x, limit),
                            increment(x, 1),
                            let(y, x),
                            forever(
                                    inner,
                                    increment(y, 1),
                                    when(Expressions.greaterOrEqual(y, limit), continueLoop(outer)),
                                    when(
                                            equal(Expressions.and(add(x, y), constant(1)), constant(0)),
                                            continueLoop(inner)),
                                    increment(count, 1),
                                    when(equal(add(x, y), constant(9)), breakLoop(inner))),
                            breakLoop(outer)),
                    returns(count));
        });
        for (int limit = 0; limit < 12; limit++) {
            assertEquals(pairs(limit), code.call(limit), "limit " + limit);
        }
    }

    private static int pairs(int limit) {
        int count = 0;
        int x = -1;
        outer:
        while (x < limit) {
            x++;
            int y = x;
            inner:
            while (true) {
                y++;
                if (y >= limit) {
                    continue outer;
                }
                if ((x + y) % 2 == 0) {
                    continue inner;
                }
                count++;
                if (x + y == 9) {
                    break inner;
                }
            }
            break outer;
        }
        return count;
    }

    @Test
    void loopWithoutANameRunsWhileItsConditionHolds() {
        Local product = local("product", CD_long);
        var code = Generated.method(Generated.type(CD_long, CD_int), method -> {
            Local n = method.parameter(0, "n");
            return sequence(
                    let(product, constant(1L)),
                    loop(greater(n, constant(0)), set(product, multiply(product, cast(CD_long, n))), increment(n, -1)),
                    returns(product));
        });
        assertEquals(1L, code.call(0));
        assertEquals(2432902008176640000L, code.call(20));
    }

    @Test
    void foreverEndsByReturn() {
        var code = Generated.method(Generated.type(CD_int, CD_int), method -> {
            Local n = method.parameter(0, "n");
            return forever(
                    Loop.named("doubling"),
                    when(greater(n, constant(100)), returns(n)),
                    set(n, multiply(n, constant(2))));
        });
        assertEquals(192, code.call(3));
    }

    @Test
    void loopIsLeftFromTheMiddleOfAnExpression() {
        Loop rounds = Loop.named("rounds");
        Local sum = local("sum", CD_long);
        Local i = local("i", CD_int);
        // The break stands among arguments: a long, and an object whose constructor has not run, are on the operand
        // stack.
        var code = Generated.method(Generated.type(CD_long, CD_int), method -> {
            Local limit = method.parameter(0, "limit");
            Expression last = sequence(when(equal(i, limit), breakLoop(rounds)), cast(CD_long, i));
            Expression boxed = construct(
                    MethodRef.ofConstructor(ClassDesc.of("java.util.concurrent.atomic.AtomicLong"), CD_long), last);
            Expression value = call(boxed, MethodRef.ofVirtual(boxed.type(), "get", CD_long));
            return sequence(
                    let(sum, constant(0L)),
                    let(i, constant(0)),
                    forever(
                            rounds,
                            when(greater(sum, constant(1000L)), breakLoop(rounds)),
                            set(sum, call(MAX, add(sum, constant(1L)), value)),
                            increment(i, 1)),
                    returns(sum));
        });
        assertEquals(0L, code.call(0));
        assertEquals(5L, code.call(5));
    }

    @Test
    void exitOutsideOfItsLoopIsRefused() {
        Loop gone = Loop.named("gone");
        var error = assertThrows(
                IllegalStateException.class,
                () -> Generated.method(
                        Generated.type(CD_void),
                        method -> sequence(forever(gone), breakLoop(gone), continueLoop(gone))));
        assertEquals(
                "Cannot break loop 'gone' outside of it. Put the statement into the loop's body.", error.getMessage());
    }

    @Test
    void loopInsideItselfIsRefused() {
        Loop twice = Loop.named("twice");
        assertThrows(
                IllegalStateException.class,
                () -> Generated.method(Generated.type(CD_void), method -> forever(twice, forever(twice))));
    }

    @Test
    void exceptionOfTheTypeIsCaughtAndOthersPass() {
        Local caught = local("caught", NUMBER_FORMAT);
        Local result = local("result", CD_long);
        var code = Generated.method(Generated.type(CD_long, CD_String), method -> {
            Local text = method.parameter(0, "text");
            return sequence(
                    let(result, constant(1L << 40)),
                    tryCatch(
                            block(
                                    when(
                                            isNull(text),
                                            raise(construct(
                                                    MethodRef.ofConstructor(STATE, CD_String), constant("none")))),
                                    set(result, cast(CD_long, call(PARSE, text)))),
                            NUMBER_FORMAT,
                            caught,
                            set(
                                    result,
                                    add(
                                            result,
                                            cast(
                                                    CD_long,
                                                    call(
                                                            messageOf(caught),
                                                            MethodRef.ofVirtual(CD_String, "length", CD_int)))))),
                    returns(result));
        });
        assertEquals(12L, code.call("12"));
        assertEquals((1L << 40) + "For input string: \"abc\"".length(), code.call("abc"));
        assertEquals(
                "none",
                assertThrows(IllegalStateException.class, () -> code.call((Object) null))
                        .getMessage());
    }

    private static Expression messageOf(Expression throwable) {
        return call(throwable, MethodRef.ofVirtual(ClassDesc.of("java.lang.Throwable"), "getMessage", CD_String));
    }

    @Test
    void innerHandlerComesFirst() {
        Local inner = local("inner", NUMBER_FORMAT);
        Local outer = local("outer", ClassDesc.of("java.lang.RuntimeException"));
        var code = Generated.method(Generated.type(CD_int, CD_String), method -> {
            Expression parse = returns(call(PARSE, method.parameter(0, "text")));
            return sequence(
                    tryCatch(
                            tryCatch(parse, NUMBER_FORMAT, inner, returns(constant(-1))),
                            outer.type(),
                            outer,
                            returns(constant(-2))),
                    returns(constant(-3)));
        });
        assertEquals(5, code.call("5"));
        assertEquals(-1, code.call("x"));
    }

    @Test
    void bodyThatDoesNothingNeedsNoHandler() {
        Local caught = local("caught", STATE);
        var code = Generated.method(
                Generated.type(CD_int),
                method -> sequence(tryCatch(sequence(), STATE, caught, returns(constant(1))), returns(constant(2))));
        assertEquals(2, code.call());
    }

    @Test
    void tryInsideAnExpressionIsRefused() {
        Local caught = local("caught", NUMBER_FORMAT);
        Expression value =
                sequence(tryCatch(call(PARSE, constant("x")), NUMBER_FORMAT, caught, sequence()), constant(1));
        var error = assertThrows(
                IllegalStateException.class,
                () -> Generated.method(Generated.type(CD_int), method -> returns(add(constant(1), value))));
        assertEquals(
                "Cannot catch java.lang.NumberFormatException inside an expression."
                        + " Put tryCatch(…) before the statement, and keep its outcome in a local.",
                error.getMessage());
    }

    @Test
    void raisedExceptionReachesTheCallerUnchanged() {
        var code =
                Generated.method(Generated.type(CD_void, CD_Object), method -> raise(method.parameter(0, "exception")));
        IllegalStateException thrown = new IllegalStateException("so");
        assertSame(thrown, assertThrows(IllegalStateException.class, () -> code.call(thrown)));
    }

    @Test
    void methodWithoutAResultNeedsNoReturn() {
        assertNull(
                Generated.method(Generated.type(CD_void), method -> sequence()).call());
        var early = Generated.method(
                Generated.type(CD_void, CD_boolean),
                method -> when(not(isTrue(method.parameter(0, "early"))), raise(nullOf(STATE))));
        assertNull(early.call(true));
        assertThrows(NullPointerException.class, () -> early.call(false));
    }
}
