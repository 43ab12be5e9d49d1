package dev.piculet.lab.payload.access;

import java.io.Serializable;
import java.util.Random;

/** A flat class whose private fields are of the five kinds that most fields are of, with a getter and a setter each. */
public class Account implements Serializable {
    private static final long serialVersionUID = 1L;

    private long id;
    private long customer;
    private long opened;
    private double balance;
    private double limit;
    private double interest;
    private int branch;
    private int transfers;
    private int rating;
    private int cards;
    private boolean active;
    private boolean joint;
    private boolean savings;
    private String holder;
    private String currency;
    private String note;

    /**
     * Returns a value that the seed decides. Texts are short, so that they do not hide the cost of reaching a field.
     */
    public static Account of(long seed) {
        Random random = new Random(seed);
        Account account = new Account();
        account.id = random.nextLong();
        account.customer = random.nextInt(1_000_000_000);
        account.opened = 1_600_000_000_000L + random.nextInt();
        account.balance = random.nextInt(100_000_000) / 100.0;
        account.limit = random.nextInt(1_000_000) / 100.0;
        account.interest = random.nextInt(1_000) / 100.0;
        account.branch = random.nextInt(10_000);
        account.transfers = random.nextInt(1_000_000);
        account.rating = random.nextInt(100) - 50;
        account.cards = random.nextInt(10);
        account.active = random.nextBoolean();
        account.joint = random.nextBoolean();
        account.savings = random.nextBoolean();
        account.holder = "Holder " + random.nextInt(1_000);
        account.currency = "EUR";
        account.note = "none";
        return account;
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
    }

    public long getCustomer() {
        return customer;
    }

    public void setCustomer(long customer) {
        this.customer = customer;
    }

    public long getOpened() {
        return opened;
    }

    public void setOpened(long opened) {
        this.opened = opened;
    }

    public double getBalance() {
        return balance;
    }

    public void setBalance(double balance) {
        this.balance = balance;
    }

    public double getLimit() {
        return limit;
    }

    public void setLimit(double limit) {
        this.limit = limit;
    }

    public double getInterest() {
        return interest;
    }

    public void setInterest(double interest) {
        this.interest = interest;
    }

    public int getBranch() {
        return branch;
    }

    public void setBranch(int branch) {
        this.branch = branch;
    }

    public int getTransfers() {
        return transfers;
    }

    public void setTransfers(int transfers) {
        this.transfers = transfers;
    }

    public int getRating() {
        return rating;
    }

    public void setRating(int rating) {
        this.rating = rating;
    }

    public int getCards() {
        return cards;
    }

    public void setCards(int cards) {
        this.cards = cards;
    }

    public boolean isActive() {
        return active;
    }

    public void setActive(boolean active) {
        this.active = active;
    }

    public boolean isJoint() {
        return joint;
    }

    public void setJoint(boolean joint) {
        this.joint = joint;
    }

    public boolean isSavings() {
        return savings;
    }

    public void setSavings(boolean savings) {
        this.savings = savings;
    }

    public String getHolder() {
        return holder;
    }

    public void setHolder(String holder) {
        this.holder = holder;
    }

    public String getCurrency() {
        return currency;
    }

    public void setCurrency(String currency) {
        this.currency = currency;
    }

    public String getNote() {
        return note;
    }

    public void setNote(String note) {
        this.note = note;
    }
}
