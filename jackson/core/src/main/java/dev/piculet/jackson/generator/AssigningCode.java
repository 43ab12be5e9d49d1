package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.box;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.tryCatch;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.CreatorCall;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Makes an instance before anything is read, and sets each value as soon as it was: the last one of a name stays. Setters and
 * fields are used directly; what a property does beside that is left to it. What the setters of a builder give back takes its
 * place.
 */
final class AssigningCode {
    private final ReaderScope scope;
    private final ReaderPlan plan;
    private final Variable at;
    private final Variable bean;

    AssigningCode(ReaderScope scope, ReaderPlan plan, Variable at) {
        this.scope = scope;
        this.plan = plan;
        this.at = at;
        bean = scope.variable("bean", scope.members.typeOf(plan.type()));
    }

    void declare(List<Expression> code) {
        code.add(bean.begin(nullOf(bean.type())));
    }

    Expression bean() {
        return bean.value();
    }

    /** Makes the instance. */
    Expression create() {
        // Jackson tells no parser of a builder.
        Expression begin = isBuilder() ? sequence() : scope.calls.begin(scope.in.value(), bean());
        return sequence(
                at.assign(constant(ReaderGenerator.CREATOR)),
                bean.assign(CreatorCall.of(plan.creator(), List.of(), scope.members)),
                at.assign(constant(ReaderGenerator.NOWHERE)),
                begin);
    }

    private boolean isBuilder() {
        return plan.build().isPresent();
    }

    /** Reads a property by tokens, and sets it. */
    Expression read(PropertyCode property) {
        ValueKind kind = property.property.kind();
        Expression byItself = isBuilder()
                ? replaceBean(scope.calls.readAndReturn(scope, property.settable, bean()))
                : scope.calls.readAndSet(scope, property.settable, bean());
        if (kind.isDirect()) {
            return when(
                    scope.calls.nextIs(kind, scope.in.value()),
                    set(property, scope.calls.value(kind, scope.in.value()), /* isTaken= */ false),
                    byItself);
        }
        if (kind != ValueKind.OBJECT) {
            return byItself;
        }
        return isBuilder() ? readForBuilder(property) : readForBean(property);
    }

    private Expression readForBuilder(PropertyCode property) {
        Local read = local("read" + property.index, ConstantDescs.CD_Object);
        return block(
                let(read, property.plainValue()),
                when(
                        scope.calls.fits(property.settable, read),
                        set(property, property.converted(read), /* isTaken= */ false),
                        replaceBean(scope.calls.setAndReturn(scope, property.settable, bean(), read))));
    }

    private Expression readForBean(PropertyCode property) {
        Local read = local("read" + property.index, ConstantDescs.CD_Object);
        return block(
                let(read, scope.calls.readToSet(scope, property.settable, property.deserializer, bean())),
                when(isNotNull(read), set(property, property.converted(read), /* isTaken= */ false)));
    }

    /** Sets a property to a value that was taken from the parser's buffer. */
    Expression takeOver(PropertyCode property, Expression value) {
        return set(property, value, /* isTaken= */ true);
    }

    private Expression set(PropertyCode property, Expression value, boolean isTaken) {
        Member mutator = property.property.mutator().orElseThrow();
        if (mutator instanceof Field field) {
            return scope.members.write(field, bean(), value);
        }
        Method setter = (Method) mutator;
        Local given = local("given" + property.index, value.type());
        Local failure = local("failure" + property.index, ReaderCalls.FAILURE);
        Expression call = scope.members.callVirtual(setter, bean(), List.of(given));
        Expression fail = sequence(
                at.assign(constant(property.index)),
                scope.calls.setterFailed(scope, failure, boxed(given), property.index, isTaken));
        if (setter.getReturnType() == void.class || !isBuilder()) {
            Expression only = setter.getReturnType() == void.class ? call : discard(call);
            return block(let(given, value), tryCatch(only, ReaderCalls.FAILURE, failure, fail));
        }
        boolean isSame = setter.getReturnType() == plan.type();
        Local returned = local("returned" + property.index, isSame ? bean.type() : ConstantDescs.CD_Object);
        Expression next = isSame ? bean.assign(returned) : replaceBean(scope.calls.builder(scope, returned, isTaken));
        return block(
                let(given, value),
                let(returned, nullOf(returned.type())),
                tryCatch(Expressions.set(returned, boxed(call)), ReaderCalls.FAILURE, failure, fail),
                when(isNotNull(returned), next));
    }

    private Expression replaceBean(Expression builder) {
        return bean.assign(cast(bean.type(), builder));
    }

    private static Expression boxed(Expression value) {
        return value.type().isPrimitive() ? box(value) : value;
    }
}
