package dev.piculet.lab.contenders.access;

import static dev.piculet.lab.contenders.access.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.access.LittleEndian.INT;
import static dev.piculet.lab.contenders.access.LittleEndian.LONG;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.payload.access.Account;

/** Accounts as bytes: what every rung shares. Only the access differs. */
final class AccountCodec implements Binding<Account> {
    private static final int DOUBLES = 24;
    private static final int INTS = DOUBLES + 24;
    private static final int BOOLEANS = INTS + 16;
    private static final int STRINGS = BOOLEANS + 3;

    private final FieldAccess access;

    AccountCodec(FieldAccess access) {
        this.access = access;
    }

    @Override
    public byte[] serialize(Account account) throws Exception {
        try {
            return encode(account);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    @Override
    public Account deserialize(byte[] bytes) throws Exception {
        try {
            return decode(bytes);
        } catch (Throwable e) {
            throw thrown(e);
        }
    }

    /** Method handles declare everything; what accesses really throw is unchecked. */
    private static Exception thrown(Throwable e) throws Exception {
        if (e instanceof Error error) {
            throw error;
        }
        return (Exception) e;
    }

    private byte[] encode(Account account) throws Throwable {
        String holder = access.getString(account, 0);
        String currency = access.getString(account, 1);
        String note = access.getString(account, 2);
        int holderHeader = Latin.header(holder);
        int currencyHeader = Latin.header(currency);
        int noteHeader = Latin.header(note);
        int texts = Math.addExact(Latin.size(holderHeader), Latin.size(currencyHeader));
        byte[] bytes = new byte[Math.addExact(STRINGS + Latin.size(noteHeader), texts)];
        LONG.set(bytes, 0, access.getLong(account, 0));
        LONG.set(bytes, 8, access.getLong(account, 1));
        LONG.set(bytes, 16, access.getLong(account, 2));
        DOUBLE.set(bytes, DOUBLES, access.getDouble(account, 0));
        DOUBLE.set(bytes, DOUBLES + 8, access.getDouble(account, 1));
        DOUBLE.set(bytes, DOUBLES + 16, access.getDouble(account, 2));
        INT.set(bytes, INTS, access.getInt(account, 0));
        INT.set(bytes, INTS + 4, access.getInt(account, 1));
        INT.set(bytes, INTS + 8, access.getInt(account, 2));
        INT.set(bytes, INTS + 12, access.getInt(account, 3));
        bytes[BOOLEANS] = (byte) (access.getBoolean(account, 0) ? 1 : 0);
        bytes[BOOLEANS + 1] = (byte) (access.getBoolean(account, 1) ? 1 : 0);
        bytes[BOOLEANS + 2] = (byte) (access.getBoolean(account, 2) ? 1 : 0);
        int pos = Latin.write(bytes, STRINGS, holder, holderHeader);
        pos = Latin.write(bytes, pos, currency, currencyHeader);
        Latin.write(bytes, pos, note, noteHeader);
        return bytes;
    }

    private Account decode(byte[] bytes) throws Throwable {
        Account account = new Account();
        access.setLong(account, 0, (long) LONG.get(bytes, 0));
        access.setLong(account, 1, (long) LONG.get(bytes, 8));
        access.setLong(account, 2, (long) LONG.get(bytes, 16));
        access.setDouble(account, 0, (double) DOUBLE.get(bytes, DOUBLES));
        access.setDouble(account, 1, (double) DOUBLE.get(bytes, DOUBLES + 8));
        access.setDouble(account, 2, (double) DOUBLE.get(bytes, DOUBLES + 16));
        access.setInt(account, 0, (int) INT.get(bytes, INTS));
        access.setInt(account, 1, (int) INT.get(bytes, INTS + 4));
        access.setInt(account, 2, (int) INT.get(bytes, INTS + 8));
        access.setInt(account, 3, (int) INT.get(bytes, INTS + 12));
        access.setBoolean(account, 0, bytes[BOOLEANS] != 0);
        access.setBoolean(account, 1, bytes[BOOLEANS + 1] != 0);
        access.setBoolean(account, 2, bytes[BOOLEANS + 2] != 0);
        int header = Latin.readHeader(bytes, STRINGS);
        access.setString(account, 0, Latin.read(bytes, STRINGS, header));
        int pos = STRINGS + Latin.size(header);
        header = Latin.readHeader(bytes, pos);
        access.setString(account, 1, Latin.read(bytes, pos, header));
        pos += Latin.size(header);
        header = Latin.readHeader(bytes, pos);
        access.setString(account, 2, Latin.read(bytes, pos, header));
        return account;
    }
}
