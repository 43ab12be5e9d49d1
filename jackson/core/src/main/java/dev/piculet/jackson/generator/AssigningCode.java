package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.block;
import static dev.piculet.codegen.Expressions.box;
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
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.model.CreatorModel;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.List;

/**
 * Makes an instance before anything is read, and sets each value as soon as it was: the last one of a name stays. Setters and
 * fields are used directly; what a property does beside that is left to it.
 */
final class AssigningCode {
    private final ReaderScope scope;
    private final Variable at;
    private final Variable bean;

    /** @param type the class of the instances */
    AssigningCode(ReaderScope scope, Class<?> type, Variable at) {
        this.scope = scope;
        this.at = at;
        bean = scope.variable("bean", scope.members.typeOf(type));
    }

    void declare(List<Expression> code) {
        code.add(bean.begin(nullOf(bean.type())));
    }

    Expression bean() {
        return bean.value();
    }

    /** Makes the instance. */
    Expression create(CreatorModel creator) {
        return sequence(
                at.assign(constant(ReaderGenerator.CREATOR)),
                bean.assign(CreatorCall.of(creator, List.of(), scope.members)),
                at.assign(constant(ReaderGenerator.NOWHERE)),
                scope.calls.begin(scope.in.value(), bean()));
    }

    /** Reads a property by tokens, and sets it. */
    Expression read(PropertyCode property) {
        ValueKind kind = property.property.kind();
        Expression byItself = scope.calls.readAndSet(scope, property.settable, bean());
        if (kind.isDirect()) {
            return when(
                    scope.calls.nextIs(kind, scope.in.value()),
                    set(property, scope.calls.value(kind, scope.in.value()), /* isTaken= */ false),
                    byItself);
        }
        if (kind != ValueKind.OBJECT) {
            return byItself;
        }
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
        Expression boxed = given.type().isPrimitive() ? box(given) : given;
        return block(
                let(given, value),
                tryCatch(
                        setter.getReturnType() == void.class ? call : discard(call),
                        ReaderCalls.FAILURE,
                        failure,
                        sequence(
                                at.assign(constant(property.index)),
                                scope.calls.setterFailed(scope, failure, boxed, property.index, isTaken))));
    }
}
