package dev.piculet.jackson.bytes;

/**
 * A property's name as it is written. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param quoted the name in quotes, with a colon
 * @param room the bytes of a buffer that {@link #put} may change, with a comma
 */
public record WrittenName(WrittenText quoted, int room) {
    /** Returns the name of these bytes, which are escaped as JSON wants it. */
    public static WrittenName of(byte[] escaped) {
        int length = escaped.length + "\"\":".length();
        byte[] quoted = new byte[length];
        quoted[0] = '"';
        System.arraycopy(escaped, 0, quoted, 1, escaped.length);
        quoted[length - 2] = '"';
        quoted[length - 1] = ':';
        WrittenText text = WrittenText.of(quoted);
        return new WrittenName(text, ",".length() + text.room());
    }

    /**
     * Writes a comma and the name, and returns the place behind. The buffer must have {@link #room} behind {@code at}; what
     * is there behind the name is anything.
     *
     * @param isFirst whether no comma comes before
     */
    public int put(byte[] buffer, int at, boolean isFirst) {
        buffer[at] = ',';
        return quoted.put(buffer, isFirst ? at : at + 1);
    }
}
