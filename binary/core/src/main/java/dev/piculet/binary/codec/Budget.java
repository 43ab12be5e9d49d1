package dev.piculet.binary.codec;

import dev.piculet.binary.error.LimitErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;

/**
 * What the bytes of a value pay for. Writing and reading follow the same rule at the same bytes, so that what was written can
 * be read.
 */
public final class Budget {
    /** Places for constants that cost as much as an object. */
    private static final int PLACES_PER_OBJECT = 8;

    private Budget() {}

    /** Notes an object, one of as many as the bytes read so far pay for. */
    public static void countObject(BinaryInput in) {
        checkObjects(Reading.addObject(in), in.position() - Reading.valueStart(in));
    }

    /** Notes an object, one of as many as the bytes written so far pay for. */
    static void countObject(BinaryOutput out) {
        checkObjects(Writing.addObject(out), out.position() - Writing.valueStart(out));
    }

    /** Notes room for constants of an enum, as much as the bytes read so far pay for. */
    static void countPlaces(BinaryInput in, int count) {
        checkPlaces(Reading.addPlaces(in, count), in.position() - Reading.valueStart(in));
    }

    /** Notes room for constants of an enum, as much as the bytes written so far pay for. */
    static void countPlaces(BinaryOutput out, int count) {
        checkPlaces(Writing.addPlaces(out, count), out.position() - Writing.valueStart(out));
    }

    private static void checkObjects(long objects, int bytes) {
        if (objects > allowed(bytes)) {
            throw LimitErrors.tooManyObjects(objects, bytes);
        }
    }

    private static void checkPlaces(long places, int bytes) {
        if (places > PLACES_PER_OBJECT * allowed(bytes)) {
            throw LimitErrors.tooManyPlaces(places, bytes);
        }
    }

    private static long allowed(int bytes) {
        return Limits.FREE_OBJECTS + (long) Limits.OBJECTS_PER_BYTE * bytes;
    }
}
