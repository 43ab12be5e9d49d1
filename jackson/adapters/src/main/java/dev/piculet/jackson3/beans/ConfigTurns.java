package dev.piculet.jackson3.beans;

/**
 * Tells when what is kept for one configuration is given up for another: the first has its turn at once, and each later one when
 * twice as many calls came with it as the one before had needed. So a mapper's own comes back, however many readers or writers are
 * made for one call each, and two that are used in turn soon change places rarely. Used by many threads without a lock: a note
 * that is lost costs a call more. Holds on to no configuration.
 */
final class ConfigTurns {
    /** Configurations that are counted at a time. */
    private static final int PLACES = 16;

    /** How often what a configuration needs is doubled. */
    private static final int MOST_DOUBLED = 10;

    /** A call with so many values counts once more: it may read or write a long file. */
    private static final int VALUES_OF_CALL = 1_024;

    /** How many had their turn. */
    private int turns;

    /** Null before the second configuration. */
    private Place[] places;

    /** What comes with configurations whose hash codes have something in common. */
    private static final class Place {
        /** Of the one that counts here. */
        int hash;

        /** Calls that came with it, less those that came with others. */
        int count;

        /** The hash code of the last call's context. */
        int call;

        /** Values of that call since it was counted. */
        int values;

        /** Tells whether a value is the first of a call, or of a further part of it. */
        boolean begins(int context) {
            values++;
            if (call == context && values < VALUES_OF_CALL) {
                return false;
            }
            call = context;
            values = 0;
            return true;
        }

        /** Counts a call, and returns how many have come with its configuration. */
        int counted(int config) {
            if (hash != config && count > 1) {
                // It loses its place only to what comes more often.
                count--;
                return 0;
            }
            count = hash == config ? count + 1 : 1;
            hash = config;
            return count;
        }
    }

    /**
     * Notes a value of a configuration that nothing is kept for, and tells whether it is to be kept from now on.
     *
     * @param context of the call
     */
    boolean isDue(Object config, Object context) {
        int before = turns;
        if (before > 0 && !hasCome(config, context, 1 << Math.min(before, MOST_DOUBLED))) {
            return false;
        }
        turns = before + 1;
        return true;
    }

    private boolean hasCome(Object config, Object context, int times) {
        int hash = System.identityHashCode(config);
        Place place = place(hash & (PLACES - 1));
        if (!place.begins(System.identityHashCode(context)) || place.counted(hash) < times) {
            return false;
        }
        place.count = 0;
        return true;
    }

    private Place place(int number) {
        Place[] all = places;
        if (all == null) {
            all = new Place[PLACES];
            places = all;
        }
        Place place = all[number];
        if (place == null) {
            place = new Place();
            all[number] = place;
        }
        return place;
    }
}
