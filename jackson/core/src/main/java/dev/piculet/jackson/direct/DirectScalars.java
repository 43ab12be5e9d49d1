package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonDigits;
import java.math.BigInteger;

/** Read values that are no objects and no arrays. */
public enum DirectScalars implements DirectValue {
    /** An {@code Integer}. */
    INT {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readInt(at);
        }
    },
    /** A {@code Long}. */
    LONG {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readLong(at);
        }
    },
    /** A {@code Short}. */
    SHORT {
        @Override
        public Object read(DirectInput in, int at) {
            int number = in.readInt(at);
            return number == (short) number ? (Short) (short) number : in.odd();
        }
    },
    /** A {@code Byte}. What Jackson takes for one without a sign is odd. */
    BYTE {
        @Override
        public Object read(DirectInput in, int at) {
            int number = in.readInt(at);
            return number == (byte) number ? (Byte) (byte) number : in.odd();
        }
    },
    /** A {@code BigInteger}. */
    BIG_INTEGER {
        @Override
        public Object read(DirectInput in, int at) {
            return BigInteger.valueOf(in.readLong(at));
        }
    },
    /** A {@code Double}. */
    DOUBLE {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readDouble(at);
        }
    },
    /** A {@code Float}. */
    FLOAT {
        @Override
        public Object read(DirectInput in, int at) {
            return readFloat(in, at);
        }
    },
    /** A {@code Boolean}. */
    BOOLEAN {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readBoolean(at);
        }
    },
    /** A {@code BigDecimal}. */
    DECIMAL {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readDecimal(at);
        }
    },
    /** A {@code String}. */
    TEXT {
        @Override
        public Object read(DirectInput in, int at) {
            return in.readText(at);
        }
    },
    /** A {@code Character}: a string of one. */
    CHAR {
        @Override
        public Object read(DirectInput in, int at) {
            String text = in.readText(at);
            return text != null && text.length() == 1 ? (Character) text.charAt(0) : in.odd();
        }
    };

    static float readFloat(DirectInput in, int at) {
        int behind = JsonDigits.endOfDouble(in.bytes(), at, in.end());
        if (behind < 0) {
            return in.readWhole(at);
        }
        in.moveTo(behind);
        float number = JsonDigits.floatAt(in.bytes(), at, behind);
        // Not a number is not equal to itself.
        return number == number ? number : Float.parseFloat(in.ascii(at, behind));
    }
}
