package dev.piculet.binary.error;

import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BufferTooSmallException;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;

/** Messages about limits of whole messages. */
public final class LimitErrors {
    private LimitErrors() {}

    public static BinaryException tooManyObjects(long objects, int bytes) {
        return new LimitExceededException(
                "Value has " + objects + " objects in its first " + Amount.of(bytes, "byte"),
                "Give objects fields, or keep fewer without any: " + Limits.FREE_OBJECTS + " and "
                        + Limits.OBJECTS_PER_BYTE + " a byte are allowed.");
    }

    public static BinaryException tooManyPlaces(long places, int bytes) {
        return new LimitExceededException(
                "Value has maps and sets with room for " + places + " constants of enums in its first "
                        + Amount.of(bytes, "byte"),
                "Keep fewer of them, or such that have no room for what they lack: HashMap, HashSet.");
    }

    public static BinaryException sizeExceeded(int size, int limit) {
        return new LimitExceededException(
                "Value takes " + Amount.of(size, "byte") + ", more than " + limit + ",",
                "Raise Limits.size if that is intended.");
    }

    public static BinaryException streamTooLong(int limit) {
        return new LimitExceededException(
                "Stream has more than " + Amount.of(limit, "byte"),
                "Raise Limits.size if that is intended, or read several values with FramedReader.");
    }

    public static RuntimeException noRoom(int size, int room) {
        return new BufferTooSmallException(size, room);
    }
}
