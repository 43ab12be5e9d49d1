package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** {@link MethodHandle}s in arrays, which the JIT can't know, called by {@code invokeExact}. */
final class HandleAccess extends FieldAccess {
    private final MethodHandles.Lookup lookup = AccountFields.lookup();
    private final MethodHandle[] longGetters = getters(AccountFields.LONGS, long.class);
    private final MethodHandle[] longSetters = setters(AccountFields.LONGS, long.class);
    private final MethodHandle[] doubleGetters = getters(AccountFields.DOUBLES, double.class);
    private final MethodHandle[] doubleSetters = setters(AccountFields.DOUBLES, double.class);
    private final MethodHandle[] intGetters = getters(AccountFields.INTS, int.class);
    private final MethodHandle[] intSetters = setters(AccountFields.INTS, int.class);
    private final MethodHandle[] booleanGetters = getters(AccountFields.BOOLEANS, boolean.class);
    private final MethodHandle[] booleanSetters = setters(AccountFields.BOOLEANS, boolean.class);
    private final MethodHandle[] stringGetters = getters(AccountFields.STRINGS, String.class);
    private final MethodHandle[] stringSetters = setters(AccountFields.STRINGS, String.class);

    private MethodHandle[] getters(String[] names, Class<?> type) {
        return AccountFields.find(MethodHandle.class, names, name -> lookup.findGetter(Account.class, name, type));
    }

    private MethodHandle[] setters(String[] names, Class<?> type) {
        return AccountFields.find(MethodHandle.class, names, name -> lookup.findSetter(Account.class, name, type));
    }

    @Override
    public long getLong(Account account, int field) throws Throwable {
        return (long) longGetters[field].invokeExact(account);
    }

    @Override
    public void setLong(Account account, int field, long value) throws Throwable {
        longSetters[field].invokeExact(account, value);
    }

    @Override
    public double getDouble(Account account, int field) throws Throwable {
        return (double) doubleGetters[field].invokeExact(account);
    }

    @Override
    public void setDouble(Account account, int field, double value) throws Throwable {
        doubleSetters[field].invokeExact(account, value);
    }

    @Override
    public int getInt(Account account, int field) throws Throwable {
        return (int) intGetters[field].invokeExact(account);
    }

    @Override
    public void setInt(Account account, int field, int value) throws Throwable {
        intSetters[field].invokeExact(account, value);
    }

    @Override
    public boolean getBoolean(Account account, int field) throws Throwable {
        return (boolean) booleanGetters[field].invokeExact(account);
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) throws Throwable {
        booleanSetters[field].invokeExact(account, value);
    }

    @Override
    public String getString(Account account, int field) throws Throwable {
        return (String) stringGetters[field].invokeExact(account);
    }

    @Override
    public void setString(Account account, int field, String value) throws Throwable {
        stringSetters[field].invokeExact(account, value);
    }
}
