package dev.piculet.binary.io;

/**
 * What the bytes of a value pay for. Writing and reading follow the same rule at the same bytes, so that what was written can
 * be read.
 */
public final class ObjectBudget {
    /** Places for constants that cost as much as an object. */
    private static final int PLACES_PER_OBJECT = 8;

    private ObjectBudget() {}

    /** Refuses more objects than so many bytes pay for. */
    public static void checkObjects(long objects, int bytes) {
        if (objects > allowed(bytes)) {
            throw BinaryErrors.tooManyObjects(objects, bytes);
        }
    }

    /** Refuses room for more constants of enums than so many bytes pay for. */
    public static void checkPlaces(long places, int bytes) {
        if (places > PLACES_PER_OBJECT * allowed(bytes)) {
            throw BinaryErrors.tooManyPlaces(places, bytes);
        }
    }

    private static long allowed(int bytes) {
        return Limits.FREE_OBJECTS + (long) Limits.OBJECTS_PER_BYTE * bytes;
    }
}
