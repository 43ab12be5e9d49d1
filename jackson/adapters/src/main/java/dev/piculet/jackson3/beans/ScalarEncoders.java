package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.bytes.JsonText;
import dev.piculet.jackson.bytes.ValueEncoder;
import java.math.BigDecimal;

/** {@link ValueEncoder}s that ask for the room that a generator makes. Values of other classes are odd. */
final class ScalarEncoders {
    /** A generator makes room for so many bytes for each character of a number that it writes as text. */
    private static final int DIGIT = 3;

    /** Room for what any of them writes but a string, and for a UUID or a time. */
    static final int ROOM = DIGIT * JsonNumbers.DECIMAL_ROOM + 1;

    private ScalarEncoders() {}

    static final class OfInt implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Integer number ? putInt(buffer, at, number) : ODD;
        }
    }

    static final class OfShort implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Short number ? putInt(buffer, at, number) : ODD;
        }
    }

    static final class OfByte implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Byte number ? putInt(buffer, at, number) : ODD;
        }
    }

    static final class OfLong implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Long number && buffer.length - at > 1 + JsonNumbers.LONG_ROOM
                    ? JsonNumbers.putLong(buffer, at, number)
                    : ODD;
        }
    }

    static final class OfFloat implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Float number && buffer.length - at > DIGIT * JsonNumbers.FLOAT_ROOM
                    ? JsonNumbers.putFloat(buffer, at, number)
                    : ODD;
        }
    }

    /** Other code may have subclasses of this one. */
    static final class OfDecimal implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value.getClass() == BigDecimal.class && buffer.length - at > DIGIT * JsonNumbers.DECIMAL_ROOM
                    ? JsonNumbers.putDecimal(buffer, at, (BigDecimal) value)
                    : ODD;
        }
    }

    static final class OfBoolean implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof Boolean truth && buffer.length - at > JsonText.WORD_ROOM
                    ? JsonText.putBoolean(buffer, at, truth)
                    : ODD;
        }
    }

    static final class OfString implements ValueEncoder {
        @Override
        public int encode(byte[] buffer, int at, Object value, Object config) {
            return value instanceof String text ? JsonText.put(buffer, at, text) : ODD;
        }
    }

    private static int putInt(byte[] buffer, int at, int value) {
        return buffer.length - at > 1 + JsonNumbers.INT_ROOM ? JsonNumbers.putInt(buffer, at, value) : ValueEncoder.ODD;
    }
}
