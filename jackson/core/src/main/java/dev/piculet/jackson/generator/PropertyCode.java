package dev.piculet.jackson.generator;

import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isNull;
import static dev.piculet.codegen.Expressions.let;
import static dev.piculet.codegen.Expressions.local;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.sequence;
import static dev.piculet.codegen.Expressions.unbox;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.access.expression.ValueClassCall;
import dev.piculet.codegen.Expressions;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.model.Nullability;
import dev.piculet.model.TypeModel;
import dev.piculet.model.ValueClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;

/** Reads one property into a variable of the type that takes it. */
final class PropertyCode {
    final ReadProperty property;
    final int index;

    /** The type that takes the value. */
    final ClassDesc type;

    /** Where it is until the creator is called; null if it is set at once. */
    final Variable variable;

    private final ReaderScope scope;
    private final Variable at;
    final Expression settable;
    final Expression deserializer;

    /** True if the variable holds what the value class wraps. */
    private final boolean isUnboxed;

    /** True if the variable has no value for null, or has it for a value class that wraps null. */
    final boolean marksNull;

    /**
     * @param target takes the value
     * @param isKept whether it is kept until the creator is called
     * @param at tells where an exception comes from
     */
    PropertyCode(ReaderScope scope, ReadProperty property, int index, Class<?> target, boolean isKept, Variable at) {
        this.scope = scope;
        this.at = at;
        this.property = property;
        this.index = index;
        type = scope.members.typeOf(target);
        variable = isKept ? scope.variable("value" + index, type) : null;
        isUnboxed =
                property.valueClass().isPresent() && property.valueClass().get().type() != target;
        marksNull =
                isUnboxed && (isPrimitive() || mayWrapNull(property.valueClass().get()))
                        || isPrimitive()
                                && (property.givesNull()
                                        || !ReaderCalls.typeOf(property.kind()).equals(type));
        if (marksNull && isKept) {
            scope.presence.expectNull(index);
        }
        settable = scope.constant("PROPERTY_" + index, scope.calls.property, property.property());
        deserializer = property.kind() == ValueKind.OBJECT || property.kind() == ValueKind.HELD
                ? scope.constant("DESERIALIZER_" + index, scope.calls.deserializer, property.deserializer())
                : null;
    }

    private static boolean mayWrapNull(ValueClassModel valueClass) {
        TypeModel underlying = valueClass.underlying();
        return underlying.nullability() != Nullability.NON_NULL || underlying.isUnboxed();
    }

    boolean isPrimitive() {
        return type.isPrimitive();
    }

    Expression declare() {
        return variable.begin(zero(variable.type()));
    }

    /** Its name for comparing with bytes, as a constant; asked for once. */
    Expression expected(ExpectedName name) {
        return scope.constant("EXPECTED_" + index, WindowCalls.EXPECTED, name);
    }

    /** The statements that move to the value and read it. */
    Expression read() {
        ValueKind kind = property.kind();
        if (property.valueClass().isEmpty() && !(marksNull && kind.isDirect())) {
            Expression value = plainValue();
            if (value.type().equals(variable.type())) {
                return sequence(variable.assign(value), present());
            }
            return isPrimitive() ? taken(value) : fitted(value);
        }
        if (kind == ValueKind.HELD) {
            return heldValue();
        }
        if (!kind.isDirect()) {
            return taken(plainValue());
        }
        return when(
                scope.calls.nextIs(kind, scope.in.value()),
                takeOver(scope.calls.value(kind, scope.in.value())),
                taken(scope.calls.byProperty(scope.in.value(), scope.context.value(), settable)));
    }

    /** A value as it was read, converted to the underlying type. */
    private Expression checked(Expression value) {
        return property.held().isPresent()
                ? ValueClassCall.check(property.held().get(), value, scope.members)
                : value;
    }

    /** Takes over a value that was read without the parser. */
    Expression takeOver(Expression value) {
        return sequence(variable.assign(wrapped(checked(value))), present());
    }

    private Expression heldValue() {
        Local held = local("held" + index, ConstantDescs.CD_Object);
        return Expressions.block(
                let(held, scope.calls.readHeld(scope.in.value(), scope.context.value(), deserializer)),
                when(
                        isNotNull(held),
                        sequence(variable.assign(wrapped(convertedHeld(held))), present()),
                        taken(scope.calls.insteadOfHeld(scope.in.value(), scope.context.value(), settable))));
    }

    /** The value read for the value class, converted to the underlying type. */
    Expression convertedHeld(Expression held) {
        if (property.held().isPresent()) {
            ValueClassModel model = property.held().get();
            return ValueClassCall.unbox(model, cast(scope.members.typeOf(model.type()), held), scope.members);
        }
        ClassDesc type =
                scope.members.typeOf(property.valueClass().get().underlying().rawClass());
        if (type.isPrimitive()) {
            return unbox(type, held);
        }
        return type.equals(ConstantDescs.CD_Object) ? held : cast(type, held);
    }

    /** The value as read by Jackson, boxed unless the kind is direct. */
    Expression plainValue() {
        return property.kind() == ValueKind.OBJECT
                ? scope.calls.readObject(scope.in.value(), scope.context.value(), settable, deserializer)
                : scope.calls.read(property.kind(), scope.in.value(), scope.context.value(), settable);
    }

    /** The property's value for an unwrapped one. The checks of its value class run, if it has one. */
    private Expression wrapped(Expression value) {
        if (property.valueClass().isEmpty()) {
            return value;
        }
        return isUnboxed
                ? ValueClassCall.check(property.valueClass().get(), value, scope.members)
                : cast(
                        variable.type(),
                        ValueClassCall.create(property.valueClass().get(), value, scope.members));
    }

    /** Takes over a value of a class that may not be the variable's, or null. */
    private Expression fitted(Expression read) {
        Local value = local("boxed" + index, ConstantDescs.CD_Object);
        return Expressions.block(let(value, read), mayBeUnfit(), variable.assign(converted(value)), present());
    }

    /** Whatever fails next is about the class of the value, which Jackson meets at the creator's call. */
    private Expression mayBeUnfit() {
        return at.assign(Expressions.constant(ReaderGenerator.UNFIT));
    }

    /** Takes over what stands in for a value that is missing, or null. The next one may be asked for then. */
    Expression assignInstead(Expression value) {
        return sequence(
                at.assign(Expressions.constant(ReaderGenerator.UNFIT_INSTEAD)),
                variable.assign(value),
                at.assign(Expressions.constant(ReaderGenerator.SETTING)));
    }

    /** Takes over a boxed value, or null. */
    private Expression taken(Expression boxed) {
        Local value = local("boxed" + index, ConstantDescs.CD_Object);
        if (marksNull) {
            return Expressions.block(
                    let(value, boxed),
                    mayBeUnfit(),
                    when(
                            isNull(value),
                            scope.presence.markNull(index),
                            sequence(variable.assign(converted(value)), present())));
        }
        return Expressions.block(
                let(value, boxed),
                mayBeUnfit(),
                variable.assign(Expressions.choose(isNull(value), nullOf(variable.type()), converted(value))),
                present());
    }

    /** A boxed value, not null if the variable holds it unboxed, as the variable's type. */
    Expression converted(Expression boxed) {
        if (isUnboxed) {
            ClassDesc wrapper = scope.members.typeOf(property.valueClass().get().type());
            return ValueClassCall.unbox(property.valueClass().get(), cast(wrapper, boxed), scope.members);
        }
        if (isPrimitive()) {
            return unbox(type, scope.calls.boxed(settable, boxed));
        }
        return type.equals(ConstantDescs.CD_Object) ? boxed : cast(type, boxed);
    }

    /** Sets the property of a bean to the value read. */
    Expression assign(Expression bean) {
        return scope.calls.assign(scope.context.value(), settable, bean, variable.value());
    }

    Expression present() {
        return scope.presence.markPresent(index);
    }

    static Expression zero(ClassDesc type) {
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
