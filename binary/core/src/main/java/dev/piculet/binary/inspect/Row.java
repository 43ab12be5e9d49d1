package dev.piculet.binary.inspect;

/**
 * The meaning of some bytes, or of some bits of the control word before.
 *
 * @param start the offset of the first byte
 * @param end the offset behind the last byte; the same as {@code start} where there are none
 * @param bits which bits these are, with their value; null for bytes
 */
record Row(int start, int end, String bits, String path, String type, String value) {
    static Row ofBytes(int start, int end, String path, String type, String value) {
        return new Row(start, end, null, path, type, value);
    }

    static Row ofBits(int offset, String bits, String path, String type, String value) {
        return new Row(offset, offset, bits, path, type, value);
    }
}
