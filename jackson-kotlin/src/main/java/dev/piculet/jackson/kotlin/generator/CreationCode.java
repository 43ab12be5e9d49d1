package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.both;
import static dev.piculet.codegen.Expressions.choose;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.either;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.not;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.returns;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.codegen.Condition;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Local;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/** Calls the creator with what was read, and then sets what it does not take. */
final class CreationCode {
    private final CreatorModel creator;
    private final List<PropertyCode> arguments;
    private final List<PropertyCode> others;
    private final ReaderScope scope;

    CreationCode(CreatorModel creator, List<PropertyCode> properties, ReaderScope scope) {
        this.creator = creator;
        this.scope = scope;
        int parameters = creator.parameters().size();
        arguments = properties.subList(0, parameters);
        others = properties.subList(parameters, properties.size());
    }

    Expression create(Local at, Local unknown) {
        List<Expression> code = new ArrayList<>();
        Condition isIncomplete = isIncomplete();
        if (isIncomplete != null) {
            code.add(when(isIncomplete, complete()));
        }
        Local bean = local("bean", ConstantDescs.CD_Object);
        code.add(set(at, constant(ReaderGenerator.CREATOR)));
        code.add(let(bean, nullOf(ConstantDescs.CD_Object)));
        code.add(call(bean));
        if (!others.isEmpty()) {
            code.add(when(isNotNull(bean), setOthers(bean)));
        }
        code.add(set(at, constant(ReaderGenerator.NOWHERE)));
        code.add(when(isNotNull(unknown), returns(scope.calls.finished(scope.self, scope.context, bean, unknown))));
        code.add(returns(bean));
        return sequence(code);
    }

    /** Whether any argument is not simply there; null if there are none. */
    private Condition isIncomplete() {
        Condition condition = null;
        List<Condition> reasons = scope.presence.anyAbsent(arguments.size());
        for (PropertyCode argument : arguments) {
            if (showsNull(argument)) {
                reasons.add(isNull(argument.local));
            }
        }
        for (Condition reason : reasons) {
            condition = condition == null ? reason : either(condition, reason);
        }
        return condition;
    }

    /** Whether null in the local variable is one to ask for. */
    private static boolean showsNull(PropertyCode argument) {
        return !argument.isPrimitive() && !argument.marksNull && argument.property.asksForNull();
    }

    private Expression complete() {
        List<Expression> code = new ArrayList<>();
        for (PropertyCode argument : arguments) {
            complete(argument, creator.parameters().get(argument.index), code);
        }
        return sequence(code);
    }

    private void complete(PropertyCode argument, ParameterModel parameter, List<Expression> code) {
        Condition isAbsent = scope.presence.isAbsent(argument.index);
        boolean hasDefault = parameter.hasDefault();
        boolean takesNone = parameter.isVararg() && !hasDefault;
        if (takesNone) {
            code.add(when(isAbsent, set(argument.local, noValues(argument))));
        }
        if (argument.marksNull) {
            code.add(hasDefault ? replaceMarkedOrLeave(argument) : replaceMarked(argument));
        } else if (showsNull(argument)) {
            code.add(
                    hasDefault
                            ? replaceNull(argument)
                            : when(isNull(argument.local), replace(argument, takesNone ? constant(false) : isAbsent)));
        } else if (!hasDefault && !takesNone && argument.property.asksForMissing()) {
            code.add(when(isAbsent, replace(argument, constant(true))));
        }
    }

    /** No values at all, of the type that the creator takes any number of. */
    private Expression noValues(PropertyCode argument) {
        Class<?> array = creator.member().getParameterTypes()[argument.index];
        return scope.constant(
                "NONE_" + argument.index,
                argument.local.type(),
                Array.newInstance(array.getComponentType(), /* length= */ 0));
    }

    /** What is missing, or was null where the local can't say so. */
    private Expression replaceMarked(PropertyCode argument) {
        Condition isAbsent = scope.presence.isAbsent(argument.index);
        Condition wasNull = scope.presence.wasNull(argument.index);
        return when(
                argument.property.asksForMissing() ? isAbsent : both(isAbsent, wasNull),
                replace(argument, not(wasNull)));
    }

    /** A null that was read where the local can't say so: left to the default unless the reader has something else. */
    private Expression replaceMarkedOrLeave(PropertyCode argument) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        return when(
                both(scope.presence.isAbsent(argument.index), scope.presence.wasNull(argument.index)),
                sequence(
                        let(given, scope.argument(argument.index, constant(false))),
                        when(
                                not(scope.calls.useDefault(given)),
                                sequence(set(argument.local, argument.converted(given)), argument.present()))));
    }

    private Expression replace(PropertyCode argument, Expression isMissing) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        Expression converted = argument.converted(given);
        return sequence(
                let(given, scope.argument(argument.index, isMissing)),
                argument.isPrimitive()
                        ? set(argument.local, converted)
                        : set(argument.local, choose(isNull(given), nullOf(argument.local.type()), converted)));
    }

    /** A null that was read: the reader may leave it to the default. */
    private Expression replaceNull(PropertyCode argument) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        return when(
                both(isNull(argument.local), not(scope.presence.isAbsent(argument.index))),
                sequence(
                        let(given, scope.argument(argument.index, constant(false))),
                        when(
                                scope.calls.useDefault(given),
                                scope.presence.markAbsent(argument.index),
                                set(
                                        argument.local,
                                        choose(
                                                isNull(given),
                                                nullOf(argument.local.type()),
                                                argument.converted(given))))));
    }

    private Expression call(Local bean) {
        List<Expression> values = new ArrayList<>();
        for (PropertyCode argument : arguments) {
            values.add(argument.local);
        }
        Expression plain = set(bean, CreatorCall.of(creator, values, scope.members));
        if (creator.defaults().isEmpty()) {
            return plain;
        }
        List<Expression> code = new ArrayList<>();
        List<Expression> masks = new ArrayList<>();
        Condition anyDefault = null;
        for (int i = 0; i < creator.defaults().get().maskCount(); i++) {
            Local mask = local("defaults" + i, ConstantDescs.CD_int);
            code.add(let(mask, scope.presence.bits(i, defaulted(i))));
            masks.add(mask);
            Condition some = notEqual(mask, constant(0));
            anyDefault = anyDefault == null ? some : either(anyDefault, some);
        }
        Expression withDefaults = set(bean, CreatorCall.withDefaults(creator, values, masks, scope.members));
        code.add(when(anyDefault, withDefaults, plain));
        return sequence(code);
    }

    /** The bits of the parameters with a default among those of one mask. */
    private int defaulted(int mask) {
        int bits = 0;
        for (PropertyCode argument : arguments) {
            boolean isOfMask = argument.index / Integer.SIZE == mask;
            if (isOfMask && creator.parameters().get(argument.index).hasDefault()) {
                bits |= 1 << argument.index % Integer.SIZE;
            }
        }
        return bits;
    }

    private Expression setOthers(Local bean) {
        List<Expression> code = new ArrayList<>();
        for (PropertyCode other : others) {
            code.add(when(not(scope.presence.isAbsent(other.index)), other.assign(bean)));
        }
        return sequence(code);
    }
}
