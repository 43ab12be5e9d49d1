package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import dev.piculet.jackson.bytes.WrittenText;

/**
 * Writes constants of an enum. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param texts by ordinal number of {@code constants}; null for a constant that can't be written
 */
record ConstantTexts(Object[] constants, WrittenText[] texts) implements ValueEncoder {
    /** The least byte with which a character of four bytes begins. */
    private static final int FIRST_OF_FOUR = 0xF0;

    @Override
    public int encode(byte[] buffer, int at, Object value, Object config) {
        if (!(value instanceof Enum<?> constant)) {
            return ODD;
        }
        int ordinal = constant.ordinal();
        if (ordinal >= texts.length || constants[ordinal] != value) {
            return ODD;
        }
        WrittenText text = texts[ordinal];
        // A generator makes room for the longest number, too, if that is what is written.
        return text != null && buffer.length - at > text.room() ? text.put(buffer, at) : ODD;
    }

    /** Tells whether all were written, and no setting of a generator changes any of them. */
    boolean areFixed() {
        for (WrittenText text : texts) {
            if (text == null || !isFixed(text.bytes())) {
                return false;
            }
        }
        return true;
    }

    /** Settings tell the digits of escapes, and whether characters of four bytes are escaped. */
    private static boolean isFixed(byte[] text) {
        for (byte each : text) {
            if (each == '\\' || Byte.toUnsignedInt(each) >= FIRST_OF_FOUR) {
                return false;
            }
        }
        return true;
    }

    /** Bytes that {@link #encode} asks for. */
    int room() {
        int room = 0;
        for (WrittenText text : texts) {
            room = text == null ? room : Math.max(room, text.room() + 1);
        }
        return room;
    }
}
