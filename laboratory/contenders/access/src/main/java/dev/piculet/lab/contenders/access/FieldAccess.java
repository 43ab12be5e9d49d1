package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;

/**
 * A way to reach the fields of an account, which are numbered for each type in the order of {@link AccountFields}.
 *
 * <p>The codec passes constants as numbers. An access that has a case for each field therefore costs no branch once it is
 * compiled; one that keeps what it needs in arrays loads it from there, as a serializer must that learns of a class at
 * run time and generates no code.
 */
public abstract class FieldAccess {
    public abstract long getLong(Account account, int field) throws Throwable;

    public abstract void setLong(Account account, int field, long value) throws Throwable;

    public abstract double getDouble(Account account, int field) throws Throwable;

    public abstract void setDouble(Account account, int field, double value) throws Throwable;

    public abstract int getInt(Account account, int field) throws Throwable;

    public abstract void setInt(Account account, int field, int value) throws Throwable;

    public abstract boolean getBoolean(Account account, int field) throws Throwable;

    public abstract void setBoolean(Account account, int field, boolean value) throws Throwable;

    public abstract String getString(Account account, int field) throws Throwable;

    public abstract void setString(Account account, int field, String value) throws Throwable;

    /** Returns why a field has no number, which would be a fault of the codec. */
    static AssertionError noField(int field) {
        return new AssertionError(field);
    }
}
