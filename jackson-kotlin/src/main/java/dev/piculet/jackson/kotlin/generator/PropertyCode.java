package dev.piculet.jackson.kotlin.generator;

import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.ValueClassCall;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.Local;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/** Reads one property into a local variable of the type that takes it. */
final class PropertyCode {
    final ReadProperty property;
    final int index;
    final Local local;
    private final ReaderScope scope;
    private final Expression settable;
    private final Expression deserializer;

    /** True if the local holds what the value class wraps. */
    private final boolean isUnboxed;

    /** True if the local has no value for null, or has it for a value class that wraps null. */
    final boolean marksNull;

    PropertyCode(ReaderScope scope, ReadProperty property, int index, Class<?> target) {
        this.scope = scope;
        this.property = property;
        this.index = index;
        ClassDesc type = scope.members.typeOf(target);
        local = local("value" + index, type);
        isUnboxed =
                property.valueClass().isPresent() && property.valueClass().get().type() != target;
        marksNull =
                isUnboxed && (isPrimitive() || mayWrapNull(property.valueClass().get()))
                        || isPrimitive() && !ReaderCalls.typeOf(property.kind()).equals(type);
        if (marksNull) {
            scope.presence.expectNull(index);
        }
        settable = scope.constant("PROPERTY_" + index, scope.calls.property, property.property());
        deserializer = property.kind() == ValueKind.OBJECT
                ? scope.constant("DESERIALIZER_" + index, scope.calls.deserializer, property.deserializer())
                : null;
    }

    private static boolean mayWrapNull(ValueClassModel valueClass) {
        TypeModel underlying = valueClass.underlying();
        return underlying.nullability() != Nullability.NON_NULL || underlying.isUnboxed();
    }

    boolean isPrimitive() {
        return local.type().isPrimitive();
    }

    Expression declare() {
        return let(local, zero(local.type()));
    }

    /** The statements that move to the value and read it. */
    Expression read() {
        ValueKind kind = property.kind();
        if (property.valueClass().isEmpty()) {
            Expression value = plainValue();
            if (value.type().equals(local.type())) {
                return sequence(set(local, value), present());
            }
            return isPrimitive() ? taken(value) : sequence(set(local, converted(value)), present());
        }
        if (!kind.isDirect()) {
            return taken(plainValue());
        }
        return when(
                scope.calls.nextIs(kind, scope.in),
                sequence(set(local, wrapped(scope.calls.value(kind, scope.in))), present()),
                taken(scope.calls.byProperty(scope.in, scope.context, settable)));
    }

    private Expression plainValue() {
        return property.kind() == ValueKind.OBJECT
                ? scope.calls.readObject(scope.in, scope.context, settable, deserializer)
                : scope.calls.read(property.kind(), scope.in, scope.context, settable);
    }

    /** What an unwrapped value becomes: its value class's checks run. */
    private Expression wrapped(Expression value) {
        return isUnboxed
                ? ValueClassCall.check(property.valueClass().get(), value, scope.members)
                : cast(local.type(), ValueClassCall.create(property.valueClass().get(), value, scope.members));
    }

    /** Takes over a boxed value, or null. */
    private Expression taken(Expression boxed) {
        Local value = local("boxed" + index, ConstantDescs.CD_Object);
        if (marksNull) {
            return Expressions.block(
                    let(value, boxed),
                    when(
                            isNull(value),
                            scope.presence.markNull(index),
                            sequence(set(local, converted(value)), present())));
        }
        return Expressions.block(
                let(value, boxed),
                set(local, Expressions.choose(isNull(value), nullOf(local.type()), converted(value))),
                present());
    }

    /** A boxed value, not null if the local holds it unboxed, as the local's type. */
    Expression converted(Expression boxed) {
        if (isUnboxed) {
            ClassDesc type = scope.members.typeOf(property.valueClass().get().type());
            return ValueClassCall.unbox(property.valueClass().get(), cast(type, boxed), scope.members);
        }
        if (isPrimitive()) {
            return unbox(local.type(), boxed);
        }
        return local.type().equals(ConstantDescs.CD_Object) ? boxed : cast(local.type(), boxed);
    }

    /** Sets the property of a bean to what was read. */
    Expression assign(Expression bean) {
        return scope.calls.assign(scope.context, settable, bean, local);
    }

    Expression present() {
        return scope.presence.markPresent(index);
    }

    private static Expression zero(ClassDesc type) {
        return switch (type.descriptorString()) {
            case "Z" -> Expressions.constant(false);
            case "J" -> Expressions.constant(0L);
            case "F" -> Expressions.constant(0F);
            case "D" -> Expressions.constant(0D);
            case "I", "S", "B", "C" -> Expressions.constant(0);
            default -> nullOf(type);
        };
    }
}
