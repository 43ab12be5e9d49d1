package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** {@link VarHandle}s in arrays, which the JIT can't know, called with exact types. */
final class VarHandleAccess extends FieldAccess {
    private final MethodHandles.Lookup lookup = AccountFields.lookup();
    private final VarHandle[] longs = handles(AccountFields.LONGS, long.class);
    private final VarHandle[] doubles = handles(AccountFields.DOUBLES, double.class);
    private final VarHandle[] ints = handles(AccountFields.INTS, int.class);
    private final VarHandle[] booleans = handles(AccountFields.BOOLEANS, boolean.class);
    private final VarHandle[] strings = handles(AccountFields.STRINGS, String.class);

    private VarHandle[] handles(String[] names, Class<?> type) {
        return AccountFields.find(
                VarHandle.class,
                names,
                name -> lookup.findVarHandle(Account.class, name, type).withInvokeExactBehavior());
    }

    @Override
    public long getLong(Account account, int field) {
        return (long) longs[field].get(account);
    }

    @Override
    public void setLong(Account account, int field, long value) {
        longs[field].set(account, value);
    }

    @Override
    public double getDouble(Account account, int field) {
        return (double) doubles[field].get(account);
    }

    @Override
    public void setDouble(Account account, int field, double value) {
        doubles[field].set(account, value);
    }

    @Override
    public int getInt(Account account, int field) {
        return (int) ints[field].get(account);
    }

    @Override
    public void setInt(Account account, int field, int value) {
        ints[field].set(account, value);
    }

    @Override
    public boolean getBoolean(Account account, int field) {
        return (boolean) booleans[field].get(account);
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) {
        booleans[field].set(account, value);
    }

    @Override
    public String getString(Account account, int field) {
        return (String) strings[field].get(account);
    }

    @Override
    public void setString(Account account, int field, String value) {
        strings[field].set(account, value);
    }
}
