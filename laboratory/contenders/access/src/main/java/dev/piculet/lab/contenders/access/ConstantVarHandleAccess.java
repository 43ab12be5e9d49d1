package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A {@link VarHandle} in a static final field for each field: the JIT knows it, and compiles it to a load or a store. */
final class ConstantVarHandleAccess extends FieldAccess {
    private static final MethodHandles.Lookup LOOKUP = AccountFields.lookup();

    private static final VarHandle ID = handle("id", long.class);
    private static final VarHandle CUSTOMER = handle("customer", long.class);
    private static final VarHandle OPENED = handle("opened", long.class);
    private static final VarHandle BALANCE = handle("balance", double.class);
    private static final VarHandle LIMIT = handle("limit", double.class);
    private static final VarHandle INTEREST = handle("interest", double.class);
    private static final VarHandle BRANCH = handle("branch", int.class);
    private static final VarHandle TRANSFERS = handle("transfers", int.class);
    private static final VarHandle RATING = handle("rating", int.class);
    private static final VarHandle CARDS = handle("cards", int.class);
    private static final VarHandle ACTIVE = handle("active", boolean.class);
    private static final VarHandle JOINT = handle("joint", boolean.class);
    private static final VarHandle SAVINGS = handle("savings", boolean.class);
    private static final VarHandle HOLDER = handle("holder", String.class);
    private static final VarHandle CURRENCY = handle("currency", String.class);
    private static final VarHandle NOTE = handle("note", String.class);

    private static VarHandle handle(String field, Class<?> type) {
        return AccountFields.find(field, name -> LOOKUP.findVarHandle(Account.class, name, type))
                .withInvokeExactBehavior();
    }

    @Override
    public long getLong(Account account, int field) {
        return switch (field) {
            case 0 -> (long) ID.get(account);
            case 1 -> (long) CUSTOMER.get(account);
            case 2 -> (long) OPENED.get(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setLong(Account account, int field, long value) {
        switch (field) {
            case 0 -> ID.set(account, value);
            case 1 -> CUSTOMER.set(account, value);
            case 2 -> OPENED.set(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public double getDouble(Account account, int field) {
        return switch (field) {
            case 0 -> (double) BALANCE.get(account);
            case 1 -> (double) LIMIT.get(account);
            case 2 -> (double) INTEREST.get(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setDouble(Account account, int field, double value) {
        switch (field) {
            case 0 -> BALANCE.set(account, value);
            case 1 -> LIMIT.set(account, value);
            case 2 -> INTEREST.set(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public int getInt(Account account, int field) {
        return switch (field) {
            case 0 -> (int) BRANCH.get(account);
            case 1 -> (int) TRANSFERS.get(account);
            case 2 -> (int) RATING.get(account);
            case 3 -> (int) CARDS.get(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setInt(Account account, int field, int value) {
        switch (field) {
            case 0 -> BRANCH.set(account, value);
            case 1 -> TRANSFERS.set(account, value);
            case 2 -> RATING.set(account, value);
            case 3 -> CARDS.set(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public boolean getBoolean(Account account, int field) {
        return switch (field) {
            case 0 -> (boolean) ACTIVE.get(account);
            case 1 -> (boolean) JOINT.get(account);
            case 2 -> (boolean) SAVINGS.get(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) {
        switch (field) {
            case 0 -> ACTIVE.set(account, value);
            case 1 -> JOINT.set(account, value);
            case 2 -> SAVINGS.set(account, value);
            default -> throw noField(field);
        }
    }

    @Override
    public String getString(Account account, int field) {
        return switch (field) {
            case 0 -> (String) HOLDER.get(account);
            case 1 -> (String) CURRENCY.get(account);
            case 2 -> (String) NOTE.get(account);
            default -> throw noField(field);
        };
    }

    @Override
    public void setString(Account account, int field, String value) {
        switch (field) {
            case 0 -> HOLDER.set(account, value);
            case 1 -> CURRENCY.set(account, value);
            case 2 -> NOTE.set(account, value);
            default -> throw noField(field);
        }
    }
}
