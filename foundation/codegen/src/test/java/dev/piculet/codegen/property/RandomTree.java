package dev.piculet.codegen.property;

import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Makes random expressions of parameters, each with its value in Java: code and oracle are made together. */
final class RandomTree {
    static final List<ClassDesc> PARAMETERS = List.of(
            ConstantDescs.CD_int,
            ConstantDescs.CD_long,
            ConstantDescs.CD_double,
            ConstantDescs.CD_boolean,
            ConstantDescs.CD_int,
            ConstantDescs.CD_long);

    /** A piece of code, and its value for the values of the parameters. */
    record Tree<T>(Expression code, Function<Object[], T> oracle) {
        T value(Object[] parameters) {
            return oracle.apply(parameters);
        }
    }

    private final Random random;
    private final List<Local> parameters;

    RandomTree(Random random, List<Local> parameters) {
        this.random = random;
        this.parameters = parameters;
    }

    Tree<Integer> ofInt(int depth) {
        if (depth == 0) {
            int constant = anInt();
            return random.nextBoolean()
                    ? parameter(random.nextBoolean() ? 0 : 4)
                    : new Tree<>(Expressions.constant(constant), p -> constant);
        }
        switch (random.nextInt(14)) {
            case 0:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::add, (a, b) -> a + b);
            case 1:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::subtract, (a, b) -> a - b);
            case 2:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::multiply, (a, b) -> a * b);
            case 3:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::and, (a, b) -> a & b);
            case 4:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::or, (a, b) -> a | b);
            case 5:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::xor, (a, b) -> a ^ b);
            case 6:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::shiftLeft, (a, b) -> a << b);
            case 7:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::unsignedShiftRight, (a, b) -> a >>> b);
            case 8:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::shiftRight, (a, b) -> a >> b);
            case 9:
                return one(ofLong(depth - 1), a -> Expressions.cast(ConstantDescs.CD_int, a), Long::intValue);
            case 10:
                return one(ofDouble(depth - 1), a -> Expressions.cast(ConstantDescs.CD_int, a), Double::intValue);
            case 11:
                return one(ofInt(depth - 1), a -> Expressions.cast(ConstantDescs.CD_byte, a), a -> (int) a.byteValue());
            default:
                return choice(ofBoolean(depth - 1), ofInt(depth - 1), ofInt(depth - 1));
        }
    }

    Tree<Long> ofLong(int depth) {
        if (depth == 0) {
            long constant = random.nextBoolean() ? anInt() : random.nextLong();
            return random.nextBoolean()
                    ? parameter(random.nextBoolean() ? 1 : 5)
                    : new Tree<>(Expressions.constant(constant), p -> constant);
        }
        switch (random.nextInt(9)) {
            case 0:
                return two(ofLong(depth - 1), ofLong(depth - 1), Expressions::add, (a, b) -> a + b);
            case 1:
                return two(ofLong(depth - 1), ofLong(depth - 1), Expressions::multiply, (a, b) -> a * b);
            case 2:
                return two(ofLong(depth - 1), ofLong(depth - 1), Expressions::subtract, (a, b) -> a - b);
            case 3:
                return two(ofLong(depth - 1), ofLong(depth - 1), Expressions::and, (a, b) -> a & b);
            case 4:
                return two(ofLong(depth - 1), ofInt(depth - 1), Expressions::shiftRight, (a, b) -> a >> b);
            case 5:
                return one(ofInt(depth - 1), a -> Expressions.cast(ConstantDescs.CD_long, a), Integer::longValue);
            case 6:
                return one(ofDouble(depth - 1), a -> Expressions.cast(ConstantDescs.CD_long, a), Double::longValue);
            default:
                return choice(ofBoolean(depth - 1), ofLong(depth - 1), ofLong(depth - 1));
        }
    }

    Tree<Double> ofDouble(int depth) {
        if (depth == 0) {
            double constant = random.nextInt(8) == 0 ? Double.NaN : anInt() / 4.0;
            return random.nextBoolean() ? parameter(2) : new Tree<>(Expressions.constant(constant), p -> constant);
        }
        switch (random.nextInt(7)) {
            case 0:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::subtract, (a, b) -> a - b);
            case 1:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::add, (a, b) -> a + b);
            case 2:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::multiply, (a, b) -> a * b);
            case 3:
                return one(ofLong(depth - 1), a -> Expressions.cast(ConstantDescs.CD_double, a), Long::doubleValue);
            case 4:
                return one(
                        ofDouble(depth - 1),
                        a -> Expressions.cast(ConstantDescs.CD_double, Expressions.cast(ConstantDescs.CD_float, a)),
                        a -> (double) a.floatValue());
            default:
                return choice(ofBoolean(depth - 1), ofDouble(depth - 1), ofDouble(depth - 1));
        }
    }

    Tree<Boolean> ofBoolean(int depth) {
        if (depth == 0) {
            boolean constant = random.nextBoolean();
            return random.nextInt(4) == 0 ? new Tree<>(Expressions.constant(constant), p -> constant) : parameter(3);
        }
        switch (random.nextInt(12)) {
            case 0:
                return two(ofInt(depth - 1), ofInt(depth - 1), Expressions::less, (a, b) -> a < b);
            case 1:
                return two(ofLong(depth - 1), ofLong(depth - 1), Expressions::greaterOrEqual, (a, b) -> a >= b);
            case 2:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::less, (a, b) -> a < b);
            case 3:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::greater, (a, b) -> a > b);
            case 4:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::lessOrEqual, (a, b) -> a <= b);
            case 5:
                return two(ofDouble(depth - 1), ofDouble(depth - 1), Expressions::notEqual, (a, b) -> (double) a != b);
            case 6:
                return one(ofInt(depth - 1), a -> Expressions.equal(a, Expressions.constant(0)), a -> a == 0);
            case 7:
                return one(ofBoolean(depth - 1), a -> Expressions.not(Expressions.isTrue(a)), a -> !a);
            case 8:
                return two(ofBoolean(depth - 1), ofBoolean(depth - 1), Expressions::xor, (a, b) -> a ^ b);
            case 9:
                return both(ofBoolean(depth - 1), ofBoolean(depth - 1));
            case 10:
                return either(ofBoolean(depth - 1), ofBoolean(depth - 1));
            default:
                return choice(ofBoolean(depth - 1), ofBoolean(depth - 1), ofBoolean(depth - 1));
        }
    }

    private int anInt() {
        return random.nextBoolean() ? random.nextInt(7) - 3 : random.nextInt();
    }

    @SuppressWarnings("unchecked")
    private <T> Tree<T> parameter(int index) {
        return new Tree<>(parameters.get(index), p -> (T) p[index]);
    }

    private static <A, T> Tree<T> one(Tree<A> a, Function<Expression, Expression> node, Function<A, T> java) {
        return new Tree<>(node.apply(a.code()), p -> java.apply(a.value(p)));
    }

    private static <A, B, T> Tree<T> two(
            Tree<A> a, Tree<B> b, BinaryOperator<Expression> node, BiFunction<A, B, T> java) {
        return new Tree<>(node.apply(a.code(), b.code()), p -> java.apply(a.value(p), b.value(p)));
    }

    // The oracle may not evaluate what Java skips: a division by zero in it would throw.

    private static Tree<Boolean> both(Tree<Boolean> a, Tree<Boolean> b) {
        return new Tree<>(Expressions.both(condition(a), condition(b)), p -> a.value(p) && b.value(p));
    }

    private static Tree<Boolean> either(Tree<Boolean> a, Tree<Boolean> b) {
        return new Tree<>(Expressions.either(condition(a), condition(b)), p -> a.value(p) || b.value(p));
    }

    private static <T> Tree<T> choice(Tree<Boolean> test, Tree<T> then, Tree<T> otherwise) {
        return new Tree<>(
                Expressions.choose(condition(test), then.code(), otherwise.code()),
                p -> test.value(p) ? then.value(p) : otherwise.value(p));
    }

    private static Condition condition(Tree<Boolean> tree) {
        return Expressions.isTrue(tree.code());
    }
}
