package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Objects that {@code LambdaMetafactory} makes from getters and setters, as a method reference would be. It takes no
 * fields, so a class without such methods can't be read in this way.
 *
 * <p>The arrays hold several classes of such objects, so the JIT can't inline what they do.
 */
final class LambdaAccess extends FieldAccess {
    private final ToLongFunction<Account>[] longGetters =
            Lambdas.getters(ToLongFunction.class, "applyAsLong", "get", AccountFields.LONGS, long.class);
    private final ObjLongConsumer<Account>[] longSetters =
            Lambdas.setters(ObjLongConsumer.class, "accept", AccountFields.LONGS, long.class);
    private final ToDoubleFunction<Account>[] doubleGetters =
            Lambdas.getters(ToDoubleFunction.class, "applyAsDouble", "get", AccountFields.DOUBLES, double.class);
    private final ObjDoubleConsumer<Account>[] doubleSetters =
            Lambdas.setters(ObjDoubleConsumer.class, "accept", AccountFields.DOUBLES, double.class);
    private final ToIntFunction<Account>[] intGetters =
            Lambdas.getters(ToIntFunction.class, "applyAsInt", "get", AccountFields.INTS, int.class);
    private final ObjIntConsumer<Account>[] intSetters =
            Lambdas.setters(ObjIntConsumer.class, "accept", AccountFields.INTS, int.class);
    private final Predicate<Account>[] booleanGetters =
            Lambdas.getters(Predicate.class, "test", "is", AccountFields.BOOLEANS, boolean.class);
    private final BooleanSetter[] booleanSetters =
            Lambdas.setters(BooleanSetter.class, "set", AccountFields.BOOLEANS, boolean.class);
    private final Function<Account, String>[] stringGetters =
            Lambdas.getters(Function.class, "apply", "get", AccountFields.STRINGS, String.class);
    private final BiConsumer<Account, String>[] stringSetters =
            Lambdas.setters(BiConsumer.class, "accept", AccountFields.STRINGS, String.class);

    /** The JDK has no such interface for booleans. */
    @FunctionalInterface
    interface BooleanSetter {
        void set(Object account, boolean value);
    }

    @Override
    public long getLong(Account account, int field) {
        return longGetters[field].applyAsLong(account);
    }

    @Override
    public void setLong(Account account, int field, long value) {
        longSetters[field].accept(account, value);
    }

    @Override
    public double getDouble(Account account, int field) {
        return doubleGetters[field].applyAsDouble(account);
    }

    @Override
    public void setDouble(Account account, int field, double value) {
        doubleSetters[field].accept(account, value);
    }

    @Override
    public int getInt(Account account, int field) {
        return intGetters[field].applyAsInt(account);
    }

    @Override
    public void setInt(Account account, int field, int value) {
        intSetters[field].accept(account, value);
    }

    @Override
    public boolean getBoolean(Account account, int field) {
        return booleanGetters[field].test(account);
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) {
        booleanSetters[field].set(account, value);
    }

    @Override
    public String getString(Account account, int field) {
        return stringGetters[field].apply(account);
    }

    @Override
    public void setString(Account account, int field, String value) {
        stringSetters[field].accept(account, value);
    }
}
