package dev.piculet.jackson2.beans;

import com.fasterxml.jackson.core.Base64Variant;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import java.math.BigInteger;

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
    public void writeString(String text) {
        keep(text);
    }

    @Override
    public void writeNumber(int number) {
        keep((long) number);
    }

    @Override
    public void writeNumber(long number) {
        keep(number);
    }

    @Override
    public void writeNumber(BigInteger number) {
        keep(number.bitLength() < Long.SIZE ? (Object) number.longValue() : null);
    }

    @Override
    public void writeBinary(Base64Variant variant, byte[] data, int offset, int length) {
        boolean isOneLine = variant.getMaxLineLength() == Integer.MAX_VALUE && length == data.length;
        keep(isOneLine ? variant.encode(data) : null);
    }

    private void keep(Object token) {
        if (value != null || token == null) {
            throw new IllegalStateException("No single token.");
        }
        value = token;
    }
}
