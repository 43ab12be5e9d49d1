package dev.piculet.jackson.direct;

/**
 * The largest size that collections in one place had, up to that for which the JDK makes room if nobody says how much. Most
 * collections are small, and stay as they are read: they get less room than that, never more. Any thread may use it: what one
 * notes and another overwrites is noted again.
 */
public final class SeenSize {
    /** Elements for which {@link java.util.ArrayList} makes room. */
    private static final int OF_LIST = 10;

    /** Entries for which {@link java.util.LinkedHashMap} does: three quarters of its table of 16. */
    private static final int OF_MAP = 12;

    private final int usual;
    private int most = 1;

    private SeenSize(int usual) {
        this.usual = usual;
    }

    static SeenSize ofLists() {
        return new SeenSize(OF_LIST);
    }

    static SeenSize ofMaps() {
        return new SeenSize(OF_MAP);
    }

    /** Returns the number of elements that a new collection shall have room for. */
    int room() {
        return most;
    }

    /** Returns the length of a hash table with that room. */
    int table() {
        return (4 * most + 2) / 3;
    }

    /** Notes the size of a collection. */
    void note(int size) {
        // Threads share it: what is as usual writes nothing.
        if (most < usual && size > most) {
            most = Math.min(size, usual);
        }
    }
}
