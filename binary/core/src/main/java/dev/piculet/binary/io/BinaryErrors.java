package dev.piculet.binary.io;

import dev.piculet.binary.encoding.Amount;

/** Messages about bytes. Nothing here is called before something is wrong. */
final class BinaryErrors {
    private BinaryErrors() {}

    static MalformedInputException cutOff(int needed, BinaryInput in) {
        return new MalformedInputException(
                "Input ends too early: " + Amount.of(needed, "byte") + " needed, " + in.remaining() + " left,",
                "The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                in);
    }

    static BinaryException trailingBytes(BinaryInput in) {
        return new MalformedInputException(
                "Input goes on behind the value with " + Amount.of(in.remaining(), "byte"),
                "Pass the value's bytes alone, or read several values with FramedReader.",
                in);
    }

    static BinaryException tooMany(int count, BinaryInput in) {
        return new MalformedInputException(
                "Count " + count + " needs more than the " + Amount.of(in.remaining(), "byte") + " left", in);
    }

    static BinaryException invalidVarint(BinaryInput in) {
        return new MalformedInputException("Number is not in its shortest form, or has more than 31 bits,", in);
    }

    static BinaryException notUtf8(BinaryInput in) {
        return new MalformedInputException("Name is not valid UTF-8", in);
    }

    static BinaryException notBoolean(int value, BinaryInput in) {
        return new MalformedInputException("Boolean is neither 0 nor 1 but " + value, in);
    }

    static BinaryException stringTooLong(int length, int limit) {
        return new LimitExceededException(
                "String of " + length + " chars is longer than " + limit,
                "Raise Limits.stringLength if that is intended.");
    }

    static BinaryException stringTooLong(int length) {
        return new UnsupportedValueException(
                "String of " + length + " chars is longer than " + BinaryOutput.MAX_STRING_LENGTH,
                "Write it as several strings.");
    }

    static BinaryException valueTooLarge(long size) {
        return new LimitExceededException(
                "Value takes " + size + " bytes, more than an array can hold,", "Split it into several values.");
    }

    static BinaryException sizeExceeded(int limit) {
        return new LimitExceededException(
                "Value takes more than " + Amount.of(limit, "byte"), "Raise Limits.size if that is intended.");
    }
}
