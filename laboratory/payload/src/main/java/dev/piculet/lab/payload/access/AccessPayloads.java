package dev.piculet.lab.payload.access;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.random.Variety;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** The payload of suite {@code access} (write-up 003's ladder of ways to reach a field). */
public final class AccessPayloads {
    public static final String SUITE = "access";

    private AccessPayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        return Map.of("account", AccessPayloads::account);
    }

    private static Payload account(long seed) {
        List<Account> population = LongStream.range(0, Variety.POPULATION)
                .mapToObj(i -> Account.of(seed + i))
                .toList();
        return Payload.inTurn(SUITE, "account", Account.class, population)
                .classes(Account.class)
                .build();
    }
}
