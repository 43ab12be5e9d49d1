package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/**
 * Sets properties outside the creator as Jackson does: every value that was read, the last one first, so that the first
 * one of a name stays. Values in the expected order need no list for that: each has a variable, and the rest is kept.
 */
final class SettingCode {
    private final ReaderScope scope;

    /** The properties to set, in the expected order. */
    private final List<PropertyCode> inOrder;

    /** The place of the last property that a variable has. */
    private final Variable last;

    /** Values read out of order, or after those; null while there are none. */
    private final Variable kept;

    SettingCode(ReaderScope scope, List<PropertyCode> inOrder) {
        this.scope = scope;
        this.inOrder = List.copyOf(inOrder);
        last = inOrder.isEmpty() ? null : scope.variable("last", ConstantDescs.CD_int);
        kept = inOrder.isEmpty() ? null : scope.variable("kept", ConstantDescs.CD_Object);
    }

    void declare(List<Expression> code) {
        if (!inOrder.isEmpty()) {
            code.add(last.begin(constant(-1)));
            code.add(kept.begin(nullOf(ConstantDescs.CD_Object)));
        }
    }

    /** Reads a property, and takes its value over. */
    Expression read(PropertyCode property) {
        Local value = local("read" + property.index, ConstantDescs.CD_Object);
        Expression place = constant(inOrder.indexOf(property));
        return block(
                let(value, property.plainValue()),
                when(
                        both(less(last.value(), place), isNull(kept.value())),
                        sequence(property.variable.assign(value), property.present(), last.assign(place)),
                        kept.assign(scope.calls.keep(kept.value(), property.settable, value))));
    }

    /** Sets the kept values, which were read after those in variables. */
    Expression setKept(Expression bean) {
        return when(isNotNull(kept.value()), scope.calls.assignKept(scope.context.value(), kept.value(), bean));
    }

    /** Sets the values of some variables, the last one first. */
    Expression set(List<PropertyCode> lastFirst, Expression bean) {
        List<Expression> code = new ArrayList<>();
        for (PropertyCode property : lastFirst) {
            code.add(when(not(scope.presence.isAbsent(property.index)), property.assign(bean)));
        }
        return sequence(code);
    }

    /** Every property that is set; the last that is expected is the first. */
    List<PropertyCode> lastFirst() {
        List<PropertyCode> reversed = new ArrayList<>();
        for (int i = inOrder.size() - 1; i >= 0; i--) {
            reversed.add(inOrder.get(i));
        }
        return reversed;
    }
}
