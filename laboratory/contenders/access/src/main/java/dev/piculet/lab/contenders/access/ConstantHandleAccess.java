package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Two {@link MethodHandle}s in static final fields for each field: the JIT knows them, and inlines what they do. */
final class ConstantHandleAccess extends FieldAccess {
    private static final MethodHandles.Lookup LOOKUP = AccountFields.lookup();

    private static final MethodHandle GET_ID = getter("id", long.class);
    private static final MethodHandle SET_ID = setter("id", long.class);
    private static final MethodHandle GET_CUSTOMER = getter("customer", long.class);
    private static final MethodHandle SET_CUSTOMER = setter("customer", long.class);
    private static final MethodHandle GET_OPENED = getter("opened", long.class);
    private static final MethodHandle SET_OPENED = setter("opened", long.class);
    private static final MethodHandle GET_BALANCE = getter("balance", double.class);
    private static final MethodHandle SET_BALANCE = setter("balance", double.class);
    private static final MethodHandle GET_LIMIT = getter("limit", double.class);
    private static final MethodHandle SET_LIMIT = setter("limit", double.class);
    private static final MethodHandle GET_INTEREST = getter("interest", double.class);
    private static final MethodHandle SET_INTEREST = setter("interest", double.class);
    private static final MethodHandle GET_BRANCH = getter("branch", int.class);
    private static final MethodHandle SET_BRANCH = setter("branch", int.class);
    private static final MethodHandle GET_TRANSFERS = getter("transfers", int.class);
    private static final MethodHandle SET_TRANSFERS = setter("transfers", int.class);
    private static final MethodHandle GET_RATING = getter("rating", int.class);
    private static final MethodHandle SET_RATING = setter("rating", int.class);
    private static final MethodHandle GET_CARDS = getter("cards", int.class);
    private static final MethodHandle SET_CARDS = setter("cards", int.class);
    private static final MethodHandle GET_ACTIVE = getter("active", boolean.class);
    private static final MethodHandle SET_ACTIVE = setter("active", boolean.class);
    private static final MethodHandle GET_JOINT = getter("joint", boolean.class);
    private static final MethodHandle SET_JOINT = setter("joint", boolean.class);
    private static final MethodHandle GET_SAVINGS = getter("savings", boolean.class);
    private static final MethodHandle SET_SAVINGS = setter("savings", boolean.class);
    private static final MethodHandle GET_HOLDER = getter("holder", String.class);
    private static final MethodHandle SET_HOLDER = setter("holder", String.class);
    private static final MethodHandle GET_CURRENCY = getter("currency", String.class);
    private static final MethodHandle SET_CURRENCY = setter("currency", String.class);
    private static final MethodHandle GET_NOTE = getter("note", String.class);
    private static final MethodHandle SET_NOTE = setter("note", String.class);

    private static MethodHandle getter(String field, Class<?> type) {
        return AccountFields.find(field, name -> LOOKUP.findGetter(Account.class, name, type));
    }

    private static MethodHandle setter(String field, Class<?> type) {
        return AccountFields.find(field, name -> LOOKUP.findSetter(Account.class, name, type));
    }

    @Override
    public long getLong(Account account, int field) throws Throwable {
        return switch (field) {
            case 0 -> (long) GET_ID.invokeExact(account);
            case 1 -> (long) GET_CUSTOMER.invokeExact(account);
            case 2 -> (long) GET_OPENED.invokeExact(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setLong(Account account, int field, long value) throws Throwable {
        switch (field) {
            case 0 -> SET_ID.invokeExact(account, value);
            case 1 -> SET_CUSTOMER.invokeExact(account, value);
            case 2 -> SET_OPENED.invokeExact(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public double getDouble(Account account, int field) throws Throwable {
        return switch (field) {
            case 0 -> (double) GET_BALANCE.invokeExact(account);
            case 1 -> (double) GET_LIMIT.invokeExact(account);
            case 2 -> (double) GET_INTEREST.invokeExact(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setDouble(Account account, int field, double value) throws Throwable {
        switch (field) {
            case 0 -> SET_BALANCE.invokeExact(account, value);
            case 1 -> SET_LIMIT.invokeExact(account, value);
            case 2 -> SET_INTEREST.invokeExact(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public int getInt(Account account, int field) throws Throwable {
        return switch (field) {
            case 0 -> (int) GET_BRANCH.invokeExact(account);
            case 1 -> (int) GET_TRANSFERS.invokeExact(account);
            case 2 -> (int) GET_RATING.invokeExact(account);
            case 3 -> (int) GET_CARDS.invokeExact(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setInt(Account account, int field, int value) throws Throwable {
        switch (field) {
            case 0 -> SET_BRANCH.invokeExact(account, value);
            case 1 -> SET_TRANSFERS.invokeExact(account, value);
            case 2 -> SET_RATING.invokeExact(account, value);
            case 3 -> SET_CARDS.invokeExact(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public boolean getBoolean(Account account, int field) throws Throwable {
        return switch (field) {
            case 0 -> (boolean) GET_ACTIVE.invokeExact(account);
            case 1 -> (boolean) GET_JOINT.invokeExact(account);
            case 2 -> (boolean) GET_SAVINGS.invokeExact(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) throws Throwable {
        switch (field) {
            case 0 -> SET_ACTIVE.invokeExact(account, value);
            case 1 -> SET_JOINT.invokeExact(account, value);
            case 2 -> SET_SAVINGS.invokeExact(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public String getString(Account account, int field) throws Throwable {
        return switch (field) {
            case 0 -> (String) GET_HOLDER.invokeExact(account);
            case 1 -> (String) GET_CURRENCY.invokeExact(account);
            case 2 -> (String) GET_NOTE.invokeExact(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setString(Account account, int field, String value) throws Throwable {
        switch (field) {
            case 0 -> SET_HOLDER.invokeExact(account, value);
            case 1 -> SET_CURRENCY.invokeExact(account, value);
            case 2 -> SET_NOTE.invokeExact(account, value);
            default -> throw noField(field);
        }
    }
}
