package dev.piculet.lab.fork;

/**
 * How a contender reads fields.
 *
 * @param isInPlace true if it makes no object for it
 * @param unsupported why it can't be asked for fields, or null if it can
 * @param failure why what it read was wrong, in one line, or null
 */
public record FieldAnswer(boolean isInPlace, String unsupported, String failure) {
    static FieldAnswer unsupported(String reason) {
        return new FieldAnswer(false, reason, null);
    }

    static FieldAnswer of(boolean isInPlace, String failure) {
        return new FieldAnswer(isInPlace, null, failure);
    }
}
