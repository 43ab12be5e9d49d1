package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.ValueEncoder;
import tools.jackson.databind.SerializationContext;

/**
 * Writes values in their usual form where a serializer was seen to do so. A record, because HotSpot takes the fields of
 * constant records for constants.
 */
record TriedEncoder(ValueEncoder usual, TriedSerializer tried) implements ConfiguredEncoder {
    @Override
    public int encode(byte[] buffer, int at, Object value, Object config) {
        return tried.isUsualUnder(config) ? usual.encode(buffer, at, value, config) : ODD;
    }

    @Override
    public ValueEncoder under(SerializationContext context) {
        return tried.isUsual(context) ? usual : null;
    }
}
