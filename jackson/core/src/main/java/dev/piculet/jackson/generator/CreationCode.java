package dev.piculet.jackson.generator;

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
import static dev.piculet.codegen.Expressions.when;
import static java.lang.constant.ConstantDescs.CD_void;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.codegen.ClassSpec;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.MethodSpec;
import dev.piculet.codegen.tree.Condition;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.model.CreatorModel;
import dev.piculet.model.ParameterModel;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Calls the creator with the values read, and then sets the other properties. */
final class CreationCode {
    /** Properties that one method completes or sets: as many as one int has bits for. */
    private static final int PART = Integer.SIZE;

    private final CreatorModel creator;
    private final List<PropertyCode> arguments;
    private final SettingCode setting;
    private final ReaderScope scope;

    CreationCode(CreatorModel creator, List<PropertyCode> arguments, SettingCode setting, ReaderScope scope) {
        this.creator = creator;
        this.arguments = arguments;
        this.setting = setting;
        this.scope = scope;
        for (PropertyCode argument : arguments) {
            if (tellsDefaulted(argument)) {
                scope.presence.expectNull(argument.index);
            }
        }
    }

    /** Whether null that is left to a default is told from what is missing, as all arguments were read then. */
    private boolean tellsDefaulted(PropertyCode argument) {
        return scope.createsEarly(arguments.size())
                && showsNull(argument)
                && creator.parameters().get(argument.index).hasDefault();
    }

    /** The statements that complete the arguments, call the creator and set the rest, in one method. */
    Expression create(Variable at, Expression unknown) {
        List<Expression> code = new ArrayList<>();
        if (!arguments.isEmpty()) {
            code.add(complete(arguments, List.of(isCreating(at))));
        }
        Local bean = local("bean", ConstantDescs.CD_Object);
        List<PropertyCode> others = setting.lastFirst();
        return create(at, unknown, bean, code, others.isEmpty() ? List.of() : List.of(setting.set(others, bean)));
    }

    /** The same, with methods of their own for every so many arguments to complete and properties to set. */
    Expression createByMethods(ClassSpec spec, Variable at, Expression unknown) {
        List<Expression> complete = new ArrayList<>();
        if (!arguments.isEmpty()) {
            complete.add(isCreating(at));
        }
        for (int i = 0; i < arguments.size(); i += PART) {
            MethodSpec method = spec.method(Modifier.PRIVATE, "complete" + i / PART, MethodTypeDesc.of(CD_void));
            method.body(complete(arguments.subList(i, Math.min(i + PART, arguments.size())), List.of()));
            complete.add(Expressions.call(scope.self, method.ref()));
        }
        Local bean = local("bean", ConstantDescs.CD_Object);
        List<PropertyCode> others = setting.lastFirst();
        List<Expression> set = new ArrayList<>();
        for (int i = 0; i < others.size(); i += PART) {
            MethodSpec method = spec.method(
                    Modifier.PRIVATE, "set" + i / PART, MethodTypeDesc.of(CD_void, ConstantDescs.CD_Object));
            method.body(setting.set(others.subList(i, Math.min(i + PART, others.size())), method.parameter(0, "bean")));
            set.add(Expressions.call(scope.self, method.ref(), bean));
        }
        return create(at, unknown, bean, complete, set);
    }

    private Expression create(
            Variable at, Expression unknown, Local bean, List<Expression> complete, List<Expression> set) {
        List<Expression> code = new ArrayList<>(complete);
        code.add(at.assign(constant(ReaderGenerator.CREATOR)));
        code.add(let(bean, nullOf(ConstantDescs.CD_Object)));
        code.add(call(bean));
        if (!set.isEmpty()) {
            code.add(at.assign(constant(ReaderGenerator.SETTING)));
            code.add(when(isNotNull(bean), sequence(setting.setKept(bean), sequence(set))));
        }
        code.add(at.assign(constant(ReaderGenerator.NOWHERE)));
        if (mayBeRefused()) {
            Condition isNullOfAll = both(scope.presence.allRead(arguments.size()), isNull(bean));
            code.add(when(isNullOfAll, returns(scope.calls.refused(scope))));
        }
        Condition isUnfinished = isNotNull(unknown);
        if (scope.createsEarly(arguments.size())) {
            isUnfinished = either(isUnfinished, scope.calls.isAtName(scope.in.value()));
        }
        code.add(when(isUnfinished, returns(scope.calls.finished(scope, bean, unknown))));
        code.add(returns(bean));
        return sequence(code);
    }

    /** Whether the creator may give a null that is an error: no constructor gives one. */
    private boolean mayBeRefused() {
        return scope.calls.refusesNull && creator.member() instanceof Method && !arguments.isEmpty();
    }

    /** Whoever is asked for an argument fails as the creator would: Jackson asks for it as part of the creation. */
    private static Expression isCreating(Variable at) {
        return at.assign(constant(ReaderGenerator.SETTING));
    }

    private Expression complete(List<PropertyCode> some, List<Expression> before) {
        List<Expression> code = new ArrayList<>();
        for (PropertyCode argument : some) {
            complete(argument, creator.parameters().get(argument.index), code);
        }
        if (!code.isEmpty()) {
            code.addAll(0, before);
        }
        return when(isIncomplete(some), sequence(code));
    }

    /** Whether any argument is not simply there. */
    private Condition isIncomplete(List<PropertyCode> some) {
        Condition condition = null;
        int first = some.get(0).index;
        List<Condition> reasons = scope.presence.anyAbsent(first, first + some.size());
        for (PropertyCode argument : some) {
            if (showsNull(argument)) {
                reasons.add(isNull(argument.variable.value()));
            }
        }
        for (Condition reason : reasons) {
            condition = condition == null ? reason : either(condition, reason);
        }
        return condition;
    }

    /** Whether null in the variable is one to ask for. */
    private static boolean showsNull(PropertyCode argument) {
        return !argument.isPrimitive() && !argument.marksNull && argument.property.asksForNull();
    }

    private void complete(PropertyCode argument, ParameterModel parameter, List<Expression> code) {
        Condition isAbsent = scope.presence.isAbsent(argument.index);
        boolean hasDefault = parameter.hasDefault();
        boolean takesNone = parameter.isVararg() && !hasDefault;
        if (takesNone) {
            code.add(when(isAbsent, argument.variable.assign(noValues(argument))));
        }
        if (argument.marksNull) {
            code.add(hasDefault ? replaceMarkedOrLeave(argument) : replaceMarked(argument));
        } else if (showsNull(argument)) {
            code.add(
                    hasDefault
                            ? replaceNull(argument)
                            : when(
                                    isNull(argument.variable.value()),
                                    replace(argument, takesNone ? constant(false) : isAbsent)));
        } else if (!hasDefault && !takesNone && argument.property.asksForMissing()) {
            code.add(when(isAbsent, replace(argument, constant(true))));
        }
    }

    /** No values at all, of the type that the creator takes any number of. */
    private Expression noValues(PropertyCode argument) {
        Class<?> array = creator.member().getParameterTypes()[argument.index];
        return scope.constant(
                "NONE_" + argument.index,
                argument.variable.type(),
                Array.newInstance(array.getComponentType(), /* length= */ 0));
    }

    /** Values that are missing, or null if the variable can't hold null. */
    private Expression replaceMarked(PropertyCode argument) {
        Condition isAbsent = scope.presence.isAbsent(argument.index);
        Condition wasNull = scope.presence.wasNull(argument.index);
        return when(
                argument.property.asksForMissing() ? isAbsent : both(isAbsent, wasNull),
                replace(argument, not(wasNull)));
    }

    /** A null that was read where the variable can't say so: left to the default unless the reader has something else. */
    private Expression replaceMarkedOrLeave(PropertyCode argument) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        return when(
                both(scope.presence.isAbsent(argument.index), scope.presence.wasNull(argument.index)),
                sequence(
                        let(given, scope.argument(argument.index, constant(false))),
                        when(
                                not(scope.calls.useDefault(given)),
                                sequence(assign(argument, given), argument.present()))));
    }

    private Expression replace(PropertyCode argument, Expression isMissing) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        return sequence(let(given, scope.argument(argument.index, isMissing)), assign(argument, given));
    }

    /** Takes over what was given for an argument, which may be null unless the argument is a primitive. */
    private Expression assign(PropertyCode argument, Local given) {
        Expression converted = argument.converted(given);
        return argument.assignInstead(
                argument.isPrimitive()
                        ? converted
                        : choose(isNull(given), nullOf(argument.variable.type()), converted));
    }

    /** A null that was read: the reader may leave it to the default. */
    private Expression replaceNull(PropertyCode argument) {
        Local given = local("given" + argument.index, ConstantDescs.CD_Object);
        return when(
                both(isNull(argument.variable.value()), not(scope.presence.isAbsent(argument.index))),
                sequence(
                        let(given, scope.argument(argument.index, constant(false))),
                        when(
                                scope.calls.useDefault(given),
                                tellsDefaulted(argument)
                                        ? scope.presence.markNull(argument.index)
                                        : scope.presence.markAbsent(argument.index),
                                assign(argument, given))));
    }

    private Expression call(Local bean) {
        List<Expression> values = new ArrayList<>();
        for (PropertyCode argument : arguments) {
            values.add(argument.variable.value());
        }
        Expression plain = Expressions.set(bean, CreatorCall.of(creator, values, scope.members));
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
        Expression withDefaults =
                Expressions.set(bean, CreatorCall.withDefaults(creator, values, masks, scope.members));
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
}
