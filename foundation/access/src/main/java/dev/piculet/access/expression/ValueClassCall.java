package dev.piculet.access.expression;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.model.ValueClassModel;
import java.util.List;

/** Wraps, checks and unwraps values of Kotlin value classes in generated code. */
public final class ValueClassCall {
    private ValueClassCall() {}

    /**
     * Returns the value class around {@code underlying}, without running its checks: for a value that has passed them.
     */
    public static Expression box(ValueClassModel valueClass, Expression underlying, MemberAccess members) {
        return members.callStatic(valueClass.box(), List.of(underlying));
    }

    /** Returns the underlying value that {@code instance}, an instance of the value class, holds. */
    public static Expression unbox(ValueClassModel valueClass, Expression instance, MemberAccess members) {
        return members.callVirtual(valueClass.unbox(), instance, List.of());
    }

    /**
     * Returns {@code underlying} after the {@code init} blocks of the value class have checked it, unwrapped: what a
     * parameter or property takes that holds the value class unboxed.
     */
    public static Expression check(ValueClassModel valueClass, Expression underlying, MemberAccess members) {
        return valueClass.constructor().isPresent()
                ? members.callStatic(valueClass.constructor().get(), List.of(underlying))
                : underlying;
    }

    /** Returns the value class around {@code underlying}, after its {@code init} blocks have checked that. */
    public static Expression create(ValueClassModel valueClass, Expression underlying, MemberAccess members) {
        return box(valueClass, check(valueClass, underlying, members), members);
    }
}
