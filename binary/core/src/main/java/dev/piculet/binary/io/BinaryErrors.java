package dev.piculet.binary.io;

/** Messages about bytes, and about limits of whole messages. Nothing here is called before something is wrong. */
public final class BinaryErrors {
    /** The advice for bytes that no writer writes. */
    public static final String DAMAGED = "The bytes were cut off or changed, or are not of this schema.";

    private static final String CREATED_LATE = "Give the class a constructor without parameters, or break the cycle.";

    private BinaryErrors() {}

    public static MalformedInputException cutOff(int needed, BinaryInput in) {
        return malformed(
                "Input ends too early: " + bytes(needed) + " needed, " + in.remaining() + " left,",
                "The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                in);
    }

    public static BinaryException trailingBytes(BinaryInput in) {
        return malformed(
                "Input goes on behind the value with " + bytes(in.remaining()),
                "Pass the value's bytes alone, or read several values with FramedReader.",
                in);
    }

    public static BinaryException tooMany(int count, BinaryInput in) {
        return malformed("Count " + count + " needs more than the " + bytes(in.remaining()) + " left", DAMAGED, in);
    }

    public static BinaryException invalidVarint(BinaryInput in) {
        return malformed("Number is not in its shortest form, or has more than 31 bits,", DAMAGED, in);
    }

    /** Returns a name that was read, if it was valid: not null. */
    public static String requireUtf8(String name, BinaryInput in) {
        if (name == null) {
            throw malformed("Name is not valid UTF-8", DAMAGED, in);
        }
        return name;
    }

    public static BinaryException notBoolean(int value, BinaryInput in) {
        return malformed("Boolean is neither 0 nor 1 but " + value, DAMAGED, in);
    }

    public static BinaryException unknownObject(int number, BinaryInput in) {
        return malformed("Reference to object " + number + ", which does not stand before,", DAMAGED, in);
    }

    public static BinaryException insideItself(Class<?> type) {
        return new UnsupportedValueException(
                "An instance of " + type.getTypeName()
                        + " is inside itself, but is created by a constructor that needs its fields first",
                CREATED_LATE);
    }

    /** The same said by the reader: the class that wrote was one that is created before its fields. */
    public static BinaryException unfinishedObject(int number, BinaryInput in) {
        return malformed(
                "Object " + number + " contains itself, but is created by a constructor that needs its fields first",
                CREATED_LATE,
                in);
    }

    public static BinaryException tooManyObjects(long objects, int bytes) {
        return new LimitExceededException(
                "Value has " + objects + " objects in its first " + bytes(bytes),
                "Give objects fields, or keep fewer without any: " + Limits.FREE_OBJECTS + " and "
                        + Limits.OBJECTS_PER_BYTE + " a byte are allowed.");
    }

    public static BinaryException tooManyPlaces(long places, int bytes) {
        return new LimitExceededException(
                "Value has maps and sets with room for " + places + " constants of enums in its first " + bytes(bytes),
                "Keep fewer of them, or such that have no room for what they lack: HashMap, HashSet.");
    }

    public static BinaryException stringTooLong(int length, int limit) {
        return new LimitExceededException(
                "String of " + length + " chars is longer than " + limit,
                "Raise Limits.stringLength if that is intended.");
    }

    public static BinaryException valueTooLarge(long size) {
        return new LimitExceededException(
                "Value takes " + size + " bytes, more than an array can hold,", "Split it into several values.");
    }

    public static BinaryException sizeExceeded(int size, int limit) {
        return new LimitExceededException(
                "Value takes " + bytes(size) + ", more than " + limit + ",", "Raise Limits.size if that is intended.");
    }

    public static BinaryException sizeExceeded(int limit) {
        return new LimitExceededException(
                "Value takes more than " + bytes(limit), "Raise Limits.size if that is intended.");
    }

    public static String bytes(int count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }

    public static MalformedInputException malformed(String problem, String advice, BinaryInput in) {
        return new MalformedInputException(problem, advice, in.offset(), in.length());
    }
}
