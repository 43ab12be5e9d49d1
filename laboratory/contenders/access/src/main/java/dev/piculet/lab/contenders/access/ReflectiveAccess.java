package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.reflect.Field;

/** {@link Field}s that are made accessible once, with the calls that box no primitives. */
final class ReflectiveAccess extends FieldAccess {
    private final Field[] longs = fields(AccountFields.LONGS);
    private final Field[] doubles = fields(AccountFields.DOUBLES);
    private final Field[] ints = fields(AccountFields.INTS);
    private final Field[] booleans = fields(AccountFields.BOOLEANS);
    private final Field[] strings = fields(AccountFields.STRINGS);

    private static Field[] fields(String[] names) {
        return AccountFields.find(Field.class, names, name -> {
            Field field = Account.class.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        });
    }

    @Override
    public long getLong(Account account, int field) throws IllegalAccessException {
        return longs[field].getLong(account);
    }

    @Override
    public void setLong(Account account, int field, long value) throws IllegalAccessException {
        longs[field].setLong(account, value);
    }

    @Override
    public double getDouble(Account account, int field) throws IllegalAccessException {
        return doubles[field].getDouble(account);
    }

    @Override
    public void setDouble(Account account, int field, double value) throws IllegalAccessException {
        doubles[field].setDouble(account, value);
    }

    @Override
    public int getInt(Account account, int field) throws IllegalAccessException {
        return ints[field].getInt(account);
    }

    @Override
    public void setInt(Account account, int field, int value) throws IllegalAccessException {
        ints[field].setInt(account, value);
    }

    @Override
    public boolean getBoolean(Account account, int field) throws IllegalAccessException {
        return booleans[field].getBoolean(account);
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) throws IllegalAccessException {
        booleans[field].setBoolean(account, value);
    }

    @Override
    public String getString(Account account, int field) throws IllegalAccessException {
        return (String) strings[field].get(account);
    }

    @Override
    public void setString(Account account, int field, String value) throws IllegalAccessException {
        strings[field].set(account, value);
    }
}
