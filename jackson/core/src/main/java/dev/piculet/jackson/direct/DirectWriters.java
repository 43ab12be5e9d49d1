package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonNumbers;
import dev.piculet.jackson.bytes.JsonText;
import dev.piculet.jackson.bytes.ValueEncoder;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.UUID;

/** Writers of values that are not beans. Records, because HotSpot takes the fields of constant records for constants. */
public final class DirectWriters {
    private DirectWriters() {}

    /** Writes strings. */
    public record OfText() implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            return DirectText.put(out, at, (String) value);
        }

        @Override
        public boolean isEmpty(Object value) {
            return ((String) value).isEmpty();
        }
    }

    /** Writes numbers with a fraction. */
    public record OfDouble() implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            out.room(at, DirectText.DOUBLE_ROOM);
            return DirectText.putDouble(out, at, (Double) value);
        }
    }

    /** Writes numbers with a fraction of few digits. */
    public record OfFloat() implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            return DirectText.putFloat(out, at, (Float) value);
        }
    }

    /** Writes decimal numbers. */
    public record OfDecimal() implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            // Other code may have subclasses of this one.
            return DirectText.putDecimal(out, at, (BigDecimal) DirectOutput.exact(value, BigDecimal.class));
        }
    }

    /**
     * Writes what an encoder writes.
     *
     * @param room bytes that it asks for
     */
    public record OfEncoded(ValueEncoder encoder, int room) implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            int end = encoder.encode(out.room(at, room), at, value, /* config= */ null);
            if (end < 0) {
                throw OddValueException.ODD;
            }
            return end;
        }

        /** Jackson calls a UUID without any bit empty. */
        @Override
        public boolean isEmpty(Object value) {
            return value instanceof UUID id && id.getMostSignificantBits() == 0 && id.getLeastSignificantBits() == 0;
        }
    }

    /** Writes an array. */
    private interface OfArray extends DirectWriter {
        @Override
        default boolean isEmpty(Object value) {
            return Array.getLength(value) == 0;
        }
    }

    /** Writes an array of numbers. */
    public record OfDoubles() implements OfArray {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            double[] numbers = (double[]) value;
            out.begin(at, 2);
            int to = at;
            for (double number : numbers) {
                out.room(to, 1 + DirectText.DOUBLE_ROOM)[to] = ',';
                to = DirectText.putDouble(out, to + 1, number);
            }
            return out.end(at, to, '[', ']');
        }
    }

    /** Writes an array of numbers. */
    public record OfFloats() implements OfArray {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            float[] numbers = (float[]) value;
            out.begin(at, 2);
            int to = at;
            for (float number : numbers) {
                out.room(to, 1)[to] = ',';
                to = DirectText.putFloat(out, to + 1, number);
            }
            return out.end(at, to, '[', ']');
        }
    }

    /** Writes an array of numbers. */
    public record OfLongs() implements OfArray {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            long[] numbers = (long[]) value;
            out.begin(at, 2);
            int to = at;
            for (long number : numbers) {
                byte[] buffer = out.room(to, 1 + JsonNumbers.LONG_ROOM);
                buffer[to] = ',';
                to = JsonNumbers.putLong(buffer, to + 1, number);
            }
            return out.end(at, to, '[', ']');
        }
    }

    /** Writes an array of objects. */
    public record OfObjects(DirectWriter element) implements OfArray {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            Object[] elements = (Object[]) value;
            out.begin(at, 2);
            int to = at;
            for (Object each : elements) {
                out.room(to, 1)[to] = ',';
                to = put(out, to + 1, element, each);
            }
            return out.end(at, to, '[', ']');
        }
    }

    /** Writes an array of numbers. */
    public record OfInts() implements OfArray {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            int[] numbers = (int[]) value;
            out.begin(at, 2);
            int to = at;
            for (int number : numbers) {
                byte[] buffer = out.room(to, 1 + JsonNumbers.INT_ROOM);
                buffer[to] = ',';
                to = JsonNumbers.putInt(buffer, to + 1, number);
            }
            return out.end(at, to, '[', ']');
        }
    }

    /** Writes nothing: Jackson has to. */
    public record OfNothing() implements DirectWriter {
        @Override
        public int write(DirectOutput out, int at, Object value) {
            throw OddValueException.ODD;
        }

        @Override
        public boolean isEmpty(Object value) {
            throw OddValueException.ODD;
        }
    }

    /** Writes an element of a list, or a value of a map. */
    static int put(DirectOutput out, int at, DirectWriter writer, Object value) {
        return value == null
                ? JsonText.putNull(out.room(at, JsonText.WORD_ROOM), at)
                : writer.of(value).write(out, at, value);
    }
}
