package dev.piculet.jackson.bean;

import dev.piculet.access.reach.Nest;
import dev.piculet.access.reach.PrivateLookups;
import java.lang.invoke.MethodHandles;

/** Where generated classes are defined: next to the classes that they read and write. */
final class Nests {
    private Nests() {}

    /**
     * Returns what defines generated classes in the nest of a class.
     *
     * @param superclass of generated classes, which the class has to see
     * @throws NotGenerated if its nest can't be entered
     */
    static MethodHandles.Lookup lookup(Class<?> type, Class<?> superclass) throws NotGenerated {
        Nest nest = Nest.of(type, superclass, PrivateLookups.own());
        if (nest.lookup().isEmpty()) {
            throw new NotGenerated(nest.obstacle().orElseThrow());
        }
        return nest.lookup().get();
    }

    /** Tells whether generated classes can be defined there. */
    static boolean isOpen(Class<?> type, Class<?> superclass) {
        return Nest.of(type, superclass, PrivateLookups.own()).obstacle().isEmpty();
    }
}
