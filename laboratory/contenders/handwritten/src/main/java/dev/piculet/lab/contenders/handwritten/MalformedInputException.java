package dev.piculet.lab.contenders.handwritten;

/** Says that bytes are not what a codec has written. */
final class MalformedInputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private MalformedInputException(String message) {
        super(message);
    }

    static MalformedInputException cutOff(int length) {
        return new MalformedInputException(
                "Input is cut off or damaged: its " + length + " bytes do not hold all that they declare.");
    }

    static MalformedInputException tooLong(int excess) {
        return new MalformedInputException("Input has " + excess + " bytes behind the end of the value.");
    }

    static MalformedInputException tooMany(int count, int remaining) {
        return new MalformedInputException(
                "Input declares " + count + " elements, for which its last " + remaining + " bytes are not enough.");
    }

    static MalformedInputException noSuchConstant(Class<?> type, int index) {
        return new MalformedInputException(
                "Input declares constant " + index + " of " + type.getSimpleName() + ", which does not exist.");
    }

    static MalformedInputException noSuchDate(int year, int month, int day) {
        return new MalformedInputException(
                "Input declares the date " + year + "-" + month + "-" + day + ", which does not exist.");
    }

    static MalformedInputException unexpectedNull(int pos) {
        return new MalformedInputException("Input has null at byte " + pos + " for a value that is not nullable.");
    }
}
