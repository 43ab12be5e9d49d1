package dev.piculet.lab.contenders.access;

import dev.piculet.lab.payload.access.Account;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.util.Locale;

/** The names of an account's fields by type. Their order is that of the bytes. */
final class AccountFields {
    static final String[] LONGS = {"id", "customer", "opened"};
    static final String[] DOUBLES = {"balance", "limit", "interest"};
    static final String[] INTS = {"branch", "transfers", "rating", "cards"};
    static final String[] BOOLEANS = {"active", "joint", "savings"};
    static final String[] STRINGS = {"holder", "currency", "note"};

    private AccountFields() {}

    /** Returns a lookup that may see private fields. */
    static MethodHandles.Lookup lookup() {
        try {
            return MethodHandles.privateLookupIn(Account.class, MethodHandles.lookup());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e); // The lab has no modules.
        }
    }

    /** Finds what one field is reached by. */
    interface Finder<A> {
        A find(String name) throws ReflectiveOperationException;
    }

    /** Returns what each of the fields is reached by, in their order. */
    @SuppressWarnings("unchecked")
    static <A> A[] find(Class<A> type, String[] names, Finder<? extends A> finder) {
        A[] found = (A[]) Array.newInstance(type, names.length);
        for (int i = 0; i < names.length; i++) {
            found[i] = find(names[i], finder);
        }
        return found;
    }

    /** Returns what one field is reached by. */
    static <A> A find(String name, Finder<? extends A> finder) {
        try {
            return finder.find(name);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Account has no field '" + name + "' of the type that is sought.", e);
        }
    }

    /** Returns the name of a getter or setter: {@code getBalance}. */
    static String method(String prefix, String field) {
        return prefix + field.substring(0, 1).toUpperCase(Locale.ROOT) + field.substring(1);
    }
}
