package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.either;
import static dev.piculet.codegen.Expressions.increment;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.access.expression.MemberAccess;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/** Keeps a creator's arguments in local variables, and calls it: a bit in ints says which of them the input lacks. */
final class DirectArguments {
    private static final int BITS = Integer.SIZE;

    private final DirectPlan plan;
    private final MemberAccess members;
    private final Expression in;
    private final List<Local> values = new ArrayList<>();
    private final List<Local> absent = new ArrayList<>();

    /** How many names were read: more than there are values if one came twice, which is odd. */
    private final Local names = local("names", ConstantDescs.CD_int);

    DirectArguments(DirectPlan plan, MemberAccess members, Expression in) {
        this.plan = plan;
        this.members = members;
        this.in = in;
        for (int i = 0; i < size(); i++) {
            values.add(local("value" + i, members.typeOf(plan.target(i))));
            if (i % BITS == 0) {
                absent.add(local("absent" + i / BITS, ConstantDescs.CD_int));
            }
        }
    }

    private int size() {
        return plan.properties().size();
    }

    void declare(List<Expression> code) {
        for (Local value : values) {
            code.add(let(value, PropertyCode.zero(value.type())));
        }
        for (int i = 0; i < absent.size(); i++) {
            int bits = Math.min(BITS, size() - i * BITS);
            code.add(let(absent.get(i), constant(bits == BITS ? -1 : (1 << bits) - 1)));
        }
        code.add(let(names, constant(0)));
    }

    Expression keep(int index, Expression value) {
        return set(values.get(index), value);
    }

    Expression markPresent(int index) {
        Local mask = absent.get(index / BITS);
        return sequence(set(mask, and(mask, constant(~(1 << index)))), increment(names, 1));
    }

    /** The statements that return the instance. */
    Expression create() {
        Expression count = names;
        Condition isOdd = null;
        for (int i = 0; i < absent.size(); i++) {
            count = add(count, DirectCalls.bitCount(absent.get(i)));
            int needed = bits(i, /* ofNeeded= */ true);
            if (needed != 0) {
                Condition lacks = notEqual(and(absent.get(i), constant(needed)), constant(0));
                isOdd = isOdd == null ? lacks : either(isOdd, lacks);
            }
        }
        Condition isTwice = notEqual(count, constant(size()));
        isOdd = isOdd == null ? isTwice : either(isOdd, isTwice);
        return sequence(when(isOdd, returns(DirectCalls.odd(in))), call());
    }

    /** The bits of one mask for the arguments that must be there, or for those with a default. */
    private int bits(int mask, boolean ofNeeded) {
        int bits = 0;
        for (int i = mask * BITS; i < Math.min(size(), (mask + 1) * BITS); i++) {
            boolean counts = ofNeeded
                    ? plan.properties().get(i).isNeeded()
                    : plan.creator().parameters().get(i).hasDefault();
            bits |= counts ? 1 << i : 0;
        }
        return bits;
    }

    private Expression call() {
        List<Expression> given = new ArrayList<>(values);
        Expression plain = returns(CreatorCall.of(plan.creator(), given, members));
        if (plan.creator().defaults().isEmpty()) {
            return plain;
        }
        List<Expression> masks = new ArrayList<>();
        Condition anyDefault = null;
        for (int i = 0; i < plan.creator().defaults().get().maskCount(); i++) {
            Expression mask = and(absent.get(i), constant(bits(i, /* ofNeeded= */ false)));
            masks.add(mask);
            Condition some = notEqual(mask, constant(0));
            anyDefault = anyDefault == null ? some : either(anyDefault, some);
        }
        return sequence(
                when(anyDefault, returns(CreatorCall.withDefaults(plan.creator(), given, masks, members))), plain);
    }
}
