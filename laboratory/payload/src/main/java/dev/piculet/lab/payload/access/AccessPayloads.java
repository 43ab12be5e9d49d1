package dev.piculet.lab.payload.access;

import dev.piculet.lab.contender.Payload;
import java.util.Map;
import java.util.function.LongFunction;

/** The payload of suite {@code access} (write-up 003's ladder of ways to reach a field). */
public final class AccessPayloads {
    public static final String SUITE = "access";

    private AccessPayloads() {}

    /** Returns the payloads by id, in the order in which a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        return Map.of("account", AccessPayloads::account);
    }

    private static Payload account(long seed) {
        return Payload.of(SUITE, "account", Account.class, Account.of(seed))
                .classes(Account.class)
                .build();
    }
}
