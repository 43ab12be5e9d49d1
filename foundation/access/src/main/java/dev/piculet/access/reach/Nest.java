package dev.piculet.access.reach;

import dev.piculet.access.error.AccessErrors;
import dev.piculet.codegen.HiddenClassDefiner;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/**
 * Whether and how hidden nestmates of a class can be defined. One of the two is there.
 *
 * @param lookup full-privilege lookup in the class
 * @param obstacle why not, as a sentence without its first capital, with the remedy
 */
public record Nest(Optional<MethodHandles.Lookup> lookup, Optional<String> obstacle) {
    /**
     * Returns the nest of {@code type} as {@code lookups} reach it.
     *
     * @param parent a class of this library that the nestmates will extend: the nest's loader and module must know it
     */
    public static Nest of(Class<?> type, Class<?> parent, PrivateLookups lookups) {
        if (!HiddenClassDefiner.isPossible()) {
            return no("a native image defines no classes at run time.");
        }
        if (type.isArray() || type.isPrimitive()) {
            return no("it is no class with members of its own.");
        }
        if (!Reach.of(type).sees(parent)) {
            return no("its class loader does not see " + parent.getName() + ".");
        }
        MethodHandles.Lookup lookup = lookups.nest(type);
        if (lookup == null) {
            return no(AccessErrors.closedReason(type, Nest.class.getModule()));
        }
        if (!type.getModule().canRead(parent.getModule())) {
            Foothold.addReads(lookup, parent.getModule());
        }
        return new Nest(Optional.of(lookup), Optional.empty());
    }

    private static Nest no(String reason) {
        return new Nest(Optional.empty(), Optional.of(reason));
    }
}
