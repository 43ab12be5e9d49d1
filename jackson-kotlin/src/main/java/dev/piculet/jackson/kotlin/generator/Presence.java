package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.or;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;

import dev.piculet.codegen.Condition;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Local;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/**
 * Which properties the input lacks: a bit for each in ints, as Kotlin's default arguments want them. Beside them, bits of
 * the properties that were null where a local variable has no value for that; they count as absent, too.
 */
final class Presence {
    private static final int BITS = Integer.SIZE;

    private final List<Local> masks = new ArrayList<>();

    /** Of each mask the one with the nulls; null where there are none to mark. */
    private final Local[] nulls;

    private final int size;

    Presence(int size) {
        this.size = size;
        for (int i = 0; i < size; i += BITS) {
            masks.add(local("absent" + i / BITS, ConstantDescs.CD_int));
        }
        nulls = new Local[masks.size()];
    }

    /** Makes room for {@link #markNull}; before the masks are declared. */
    void expectNull(int index) {
        int mask = index / BITS;
        if (nulls[mask] == null) {
            nulls[mask] = local("null" + mask, ConstantDescs.CD_int);
        }
    }

    /** Declares the masks, with every property absent. */
    void declare(List<Expression> code) {
        for (int i = 0; i < masks.size(); i++) {
            int bits = Math.min(BITS, size - i * BITS);
            code.add(let(masks.get(i), constant(bits == BITS ? -1 : (1 << bits) - 1)));
            if (nulls[i] != null) {
                code.add(let(nulls[i], constant(0)));
            }
        }
    }

    Expression markPresent(int index) {
        Local mask = masks.get(index / BITS);
        return set(mask, and(mask, constant(~(1 << index))));
    }

    Expression markAbsent(int index) {
        Local mask = masks.get(index / BITS);
        return set(mask, or(mask, constant(1 << index)));
    }

    /** Marks a property absent for which null was read. */
    Expression markNull(int index) {
        Local mask = nulls[index / BITS];
        return sequence(markAbsent(index), set(mask, or(mask, constant(1 << index))));
    }

    /** Whether null was read, if the property counts as absent. */
    Condition wasNull(int index) {
        return notEqual(and(nulls[index / BITS], constant(1 << index)), constant(0));
    }

    Condition isAbsent(int index) {
        return notEqual(and(masks.get(index / BITS), constant(1 << index)), constant(0));
    }

    /** Whether any of the first {@code count} is absent, mask by mask. */
    List<Condition> anyAbsent(int count) {
        List<Condition> conditions = new ArrayList<>();
        for (int i = 0; i * BITS < count; i++) {
            int bits = Math.min(BITS, count - i * BITS);
            Expression mask = bits == BITS ? masks.get(i) : and(masks.get(i), constant((1 << bits) - 1));
            conditions.add(notEqual(i * BITS + bits == size ? masks.get(i) : mask, constant(0)));
        }
        return conditions;
    }

    /** The bits of one mask that {@code wanted} has. */
    Expression bits(int mask, int wanted) {
        return and(masks.get(mask), constant(wanted));
    }
}
