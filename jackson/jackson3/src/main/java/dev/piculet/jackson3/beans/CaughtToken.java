package dev.piculet.jackson3.beans;

import java.math.BigInteger;
import tools.jackson.core.Base64Variant;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.JsonGeneratorDelegate;

/** Keeps the one token that a serializer writes, a string or a whole number, and fails for whatever else it is asked. */
final class CaughtToken extends JsonGeneratorDelegate {
    private Object value;

    CaughtToken() {
        super(null);
    }

    /** Returns a {@code String} or a {@code Long}; null if there was none. */
    Object value() {
        return value;
    }

    @Override
    public JsonGenerator writeString(String text) {
        return keep(text);
    }

    @Override
    public JsonGenerator writeNumber(int number) {
        return keep((long) number);
    }

    @Override
    public JsonGenerator writeNumber(long number) {
        return keep(number);
    }

    @Override
    public JsonGenerator writeNumber(BigInteger number) {
        return keep(number.bitLength() < Long.SIZE ? (Object) number.longValue() : null);
    }

    @Override
    public JsonGenerator writeBinary(Base64Variant variant, byte[] data, int offset, int length) {
        boolean isOneLine = variant.getMaxLineLength() == Integer.MAX_VALUE && length == data.length;
        return keep(isOneLine ? variant.encode(data) : null);
    }

    private JsonGenerator keep(Object token) {
        if (value != null || token == null) {
            throw new IllegalStateException("No single token.");
        }
        value = token;
        return this;
    }
}
