package dev.piculet.lab.payload.open;

import dev.piculet.lab.payload.random.Variety;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** What a cache of sessions holds: among its classes are two that write themselves, as Java serialization lets them. */
public class Session implements Serializable {
    private static final long serialVersionUID = 1L;

    public String user;
    public long started;
    public Money credit;
    public Visits visits;

    /** An amount, by {@link Externalizable}. */
    public static class Money implements Externalizable {
        private static final long serialVersionUID = 1L;

        private long cents;
        private String currency;

        /** For those who read it. */
        public Money() {}

        static Money of(long cents, String currency) {
            Money money = new Money();
            money.cents = cents;
            money.currency = currency;
            return money;
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeLong(cents);
            out.writeObject(currency);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            cents = in.readLong();
            currency = (String) in.readObject();
        }
    }

    /** The pages that were seen, by {@code writeObject}, as collections of libraries do it. */
    public static class Visits implements Serializable {
        private static final long serialVersionUID = 1L;

        private transient List<String> pages;
        private int most;

        static Visits of(List<String> pages, int most) {
            Visits visits = new Visits();
            visits.pages = pages;
            visits.most = most;
            return visits;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(pages == null ? -1 : pages.size());
            if (pages != null) {
                for (String page : pages) {
                    out.writeObject(page);
                }
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            int size = in.readInt();
            pages = size < 0 ? null : new ArrayList<>();
            for (int i = 0; i < size; i++) {
                pages.add((String) in.readObject());
            }
        }
    }

    /** Returns a value in ASCII. */
    static Session sample() {
        return of("ada", 1_700_000_000_000L, Money.of(4_250, "EUR"), List.of("/", "/books/4711", "/cart"));
    }

    /** Returns a value as they vary. */
    static Session of(Variety variety) {
        String currency = variety.flag() ? "EUR" : "GBP";
        return of(variety.text(), variety.wide(), Money.of(variety.wide(), currency), variety.texts());
    }

    private static Session of(String user, long started, Money credit, List<String> pages) {
        Session session = new Session();
        session.user = user;
        session.started = started;
        session.credit = credit;
        session.visits = Visits.of(new ArrayList<>(pages), pages.size() + 1);
        return session;
    }
}
