package dev.piculet.codegen;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.multiply;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalsTest {
    @Test
    void parametersOfTwoSlotsKeepTheirPlaces() {
        var code = Generated.method(Generated.type(CD_double, CD_long, CD_int, CD_double), method -> {
            Local a = method.parameter(0, "a");
            Local b = method.parameter(1, "b");
            Local c = method.parameter(2, "c");
            return returns(add(multiply(cast(CD_double, a), cast(CD_double, b)), c));
        });
        assertEquals(3 * 4 + 0.5, code.call(3L, 4, 0.5));
    }

    @Test
    void parameterThatIsNeverAskedForTakesItsSlots() {
        var code = Generated.method(
                Generated.type(CD_int, CD_long, CD_int), method -> returns(method.parameter(1, "second")));
        assertEquals(7, code.call(1L, 7));
    }

    @Test
    void letSetAndIncrementChangeOneLocal() {
        Local total = local("total", CD_int);
        Expression body = sequence(
                let(total, constant(5)),
                set(total, multiply(total, constant(3))),
                increment(total, -40),
                increment(total, 32767),
                returns(total));
        assertEquals(
                5 * 3 - 40 + 32767,
                Generated.method(Generated.type(CD_int), method -> body).call());
    }

    @Test
    void slotsOfEndedScopesAreUsedAgainForOtherTypes() {
        Local result = local("result", CD_long);
        Local number = local("number", CD_long);
        Local text = local("text", CD_String);
        Expression body = sequence(
                let(result, constant(1L)),
                block(let(number, constant(41L)), set(result, add(result, number))),
                block(let(text, constant("x")), when(isNull(text), set(result, constant(0L)))),
                returns(result));
        assertEquals(
                42L, Generated.method(Generated.type(CD_long), method -> body).call());
    }

    @Test
    void threeHundredLocalsAreAllKept() {
        List<Expression> statements = new ArrayList<>();
        List<Local> locals = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            Local local = local("v" + i, i % 2 == 0 ? CD_int : CD_long);
            locals.add(local);
            statements.add(let(local, i % 2 == 0 ? constant(i) : constant((long) i)));
            if (i % 2 == 0) {
                statements.add(increment(local, 1000));
            }
        }
        Local sum = local("sum", CD_long);
        statements.add(let(sum, constant(0L)));
        long expected = 0;
        for (int i = 0; i < 300; i++) {
            Local local = locals.get(i);
            statements.add(when(less(constant(0L), cast(CD_long, local)), set(sum, add(sum, cast(CD_long, local)))));
            expected += i + (i % 2 == 0 ? 1000 : 0);
        }
        statements.add(returns(sum));
        assertEquals(
                expected,
                Generated.method(Generated.type(CD_long), method -> sequence(statements))
                        .call());
    }

    @Test
    void localOutOfItsScopeIsRefusedByName() {
        Local inner = local("inner", CD_int);
        Expression body = sequence(block(let(inner, constant(1))), returns(inner));
        var error = assertThrows(
                IllegalStateException.class, () -> Generated.method(Generated.type(CD_int), method -> body));
        assertEquals(
                "Cannot use local 'inner' of type int here: it is not in scope."
                        + " Declare it with let(…) in this body or one around it.",
                error.getMessage());
    }

    @Test
    void localOfAConditionalBranchIsOutOfScopeBehindIt() {
        Local inner = local("inner", CD_int);
        Expression body = sequence(when(constant(true), let(inner, constant(1))), returns(inner));
        assertThrows(IllegalStateException.class, () -> Generated.method(Generated.type(CD_int), method -> body));
    }

    @Test
    void localIsDeclaredOnceInAScope() {
        Local twice = local("twice", CD_int);
        Expression body = sequence(let(twice, constant(1)), let(twice, constant(2)), returns(twice));
        var error = assertThrows(
                IllegalStateException.class, () -> Generated.method(Generated.type(CD_int), method -> body));
        assertEquals(
                "Cannot declare local 'twice' of type int twice in one scope."
                        + " Use set(…) for another value, or another local.",
                error.getMessage());
    }

    @Test
    void localCanBeDeclaredInSeveralScopesOneAfterAnother() {
        Local again = local("again", CD_int);
        Local sum = local("sum", CD_int);
        Expression step = block(let(again, constant(21)), set(sum, add(sum, again)));
        Expression body = sequence(let(sum, constant(0)), step, step, returns(sum));
        assertEquals(
                42, Generated.method(Generated.type(CD_int), method -> body).call());
    }
}
