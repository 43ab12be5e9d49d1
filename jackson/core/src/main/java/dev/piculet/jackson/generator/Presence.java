package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.or;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.xor;

import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/**
 * Which properties the input lacks: a bit for each in ints, as Kotlin's default arguments want them. Beside them, bits of
 * the properties that were null where a local variable has no value for that, or where null is left to a default; they count
 * as absent, too.
 */
final class Presence {
    private static final int BITS = Integer.SIZE;

    private final List<Variable> masks = new ArrayList<>();

    /** For each mask the one with the nulls; null if there are none to mark. */
    private final Variable[] nulls;

    private final ReaderScope scope;
    private final int size;

    Presence(ReaderScope scope, int size) {
        this.scope = scope;
        this.size = size;
        for (int i = 0; i < size; i += BITS) {
            masks.add(scope.variable("absent" + i / BITS, ConstantDescs.CD_int));
        }
        nulls = new Variable[masks.size()];
    }

    /** Makes room for {@link #markNull}; before the masks are declared. */
    void expectNull(int index) {
        int mask = index / BITS;
        if (nulls[mask] == null) {
            nulls[mask] = scope.variable("null" + mask, ConstantDescs.CD_int);
        }
    }

    /** Declares the masks, with every property absent. */
    void declare(List<Expression> code) {
        for (int i = 0; i < masks.size(); i++) {
            int bits = Math.min(BITS, size - i * BITS);
            code.add(masks.get(i).begin(constant(bits == BITS ? -1 : (1 << bits) - 1)));
            if (nulls[i] != null) {
                code.add(nulls[i].begin(constant(0)));
            }
        }
    }

    Expression markPresent(int index) {
        Variable mask = masks.get(index / BITS);
        return mask.assign(and(mask.value(), constant(~(1 << index))));
    }

    Expression markAbsent(int index) {
        Variable mask = masks.get(index / BITS);
        return mask.assign(or(mask.value(), constant(1 << index)));
    }

    /** Marks a property absent for which null was read. */
    Expression markNull(int index) {
        Variable mask = nulls[index / BITS];
        return sequence(markAbsent(index), mask.assign(or(mask.value(), constant(1 << index))));
    }

    /** Whether null was read, if the property counts as absent. */
    Condition wasNull(int index) {
        return notEqual(and(nulls[index / BITS].value(), constant(1 << index)), constant(0));
    }

    Condition isAbsent(int index) {
        return notEqual(and(masks.get(index / BITS).value(), constant(1 << index)), constant(0));
    }

    /**
     * Whether any of the properties from {@code first}, which begins a mask, to before {@code end} is absent, mask by mask.
     */
    List<Condition> anyAbsent(int first, int end) {
        List<Condition> conditions = new ArrayList<>();
        for (int from = first; from < end; from += BITS) {
            int bits = Math.min(BITS, end - from);
            boolean isWhole = bits == BITS || from + bits == size;
            Expression mask = masks.get(from / BITS).value();
            conditions.add(notEqual(isWhole ? mask : and(mask, constant((1 << bits) - 1)), constant(0)));
        }
        return conditions;
    }

    /** Whether each of the first so many properties was read, be it null. */
    Condition allRead(int end) {
        Condition all = null;
        for (int from = 0; from < end; from += BITS) {
            int bits = Math.min(BITS, end - from);
            Expression absent = masks.get(from / BITS).value();
            Variable marked = nulls[from / BITS];
            Expression missing = marked == null ? absent : and(absent, xor(marked.value(), constant(-1)));
            Condition some = equal(and(missing, constant(bits == BITS ? -1 : (1 << bits) - 1)), constant(0));
            all = all == null ? some : both(all, some);
        }
        return all;
    }

    /** The bits of one mask that {@code wanted} has. */
    Expression bits(int mask, int wanted) {
        return and(masks.get(mask).value(), constant(wanted));
    }
}
