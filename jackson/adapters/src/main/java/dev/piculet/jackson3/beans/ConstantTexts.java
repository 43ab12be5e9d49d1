package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import dev.piculet.jackson.bytes.WrittenText;

/**
 * Writes constants of an enum. A record, because HotSpot takes the fields of constant records for constants.
 *
 * @param texts by ordinal number of {@code constants}; null for a constant that can't be written
 */
record ConstantTexts(Object[] constants, WrittenText[] texts) implements ValueEncoder {
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

    /** Bytes that {@link #encode} asks for. */
    int room() {
        int room = 0;
        for (WrittenText text : texts) {
            room = text == null ? room : Math.max(room, text.room() + 1);
        }
        return room;
    }
}
