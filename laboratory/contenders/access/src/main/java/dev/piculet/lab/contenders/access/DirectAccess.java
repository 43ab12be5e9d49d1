package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;

/** Plain code, as a person or a generator writes it for this class alone. */
final class DirectAccess extends FieldAccess {
    @Override
    public long getLong(Account account, int field) {
        return switch (field) {
            case 0 -> account.getId();
            case 1 -> account.getCustomer();
            case 2 -> account.getOpened();
            default -> throw noField(field);
        };
    }

    @Override
    public void setLong(Account account, int field, long value) {
        switch (field) {
            case 0 -> account.setId(value);
            case 1 -> account.setCustomer(value);
            case 2 -> account.setOpened(value);
            default -> throw noField(field);
        }
    }

    @Override
    public double getDouble(Account account, int field) {
        return switch (field) {
            case 0 -> account.getBalance();
            case 1 -> account.getLimit();
            case 2 -> account.getInterest();
            default -> throw noField(field);
        };
    }

    @Override
    public void setDouble(Account account, int field, double value) {
        switch (field) {
            case 0 -> account.setBalance(value);
            case 1 -> account.setLimit(value);
            case 2 -> account.setInterest(value);
            default -> throw noField(field);
        }
    }

    @Override
    public int getInt(Account account, int field) {
        return switch (field) {
            case 0 -> account.getBranch();
            case 1 -> account.getTransfers();
            case 2 -> account.getRating();
            case 3 -> account.getCards();
            default -> throw noField(field);
        };
    }

    @Override
    public void setInt(Account account, int field, int value) {
        switch (field) {
            case 0 -> account.setBranch(value);
            case 1 -> account.setTransfers(value);
            case 2 -> account.setRating(value);
            case 3 -> account.setCards(value);
            default -> throw noField(field);
        }
    }

    @Override
    public boolean getBoolean(Account account, int field) {
        return switch (field) {
            case 0 -> account.isActive();
            case 1 -> account.isJoint();
            case 2 -> account.isSavings();
            default -> throw noField(field);
        };
    }

    @Override
    public void setBoolean(Account account, int field, boolean value) {
        switch (field) {
            case 0 -> account.setActive(value);
            case 1 -> account.setJoint(value);
            case 2 -> account.setSavings(value);
            default -> throw noField(field);
        }
    }

    @Override
    public String getString(Account account, int field) {
        return switch (field) {
            case 0 -> account.getHolder();
            case 1 -> account.getCurrency();
            case 2 -> account.getNote();
            default -> throw noField(field);
        };
    }

    @Override
    public void setString(Account account, int field, String value) {
        switch (field) {
            case 0 -> account.setHolder(value);
            case 1 -> account.setCurrency(value);
            case 2 -> account.setNote(value);
            default -> throw noField(field);
        }
    }
}
