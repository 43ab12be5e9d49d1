package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.math.BigInteger;

/** Integers of any size: the number of bytes, then as few bytes as hold them with their sign, the highest first. */
final class TwosComplement {
    private TwosComplement() {}

    static void write(BinaryOutput out, BigInteger value) {
        if (value.bitLength() >= Long.SIZE) {
            byte[] bytes = value.toByteArray();
            out.writeVarint(bytes.length);
            out.writeBytes(bytes);
            return;
        }
        int length = value.bitLength() / 8 + 1;
        out.writeVarint(length);
        long bits = value.longValue();
        for (int shift = 8 * (length - 1); shift >= 0; shift -= 8) {
            out.writeByte((int) (bits >>> shift));
        }
    }

    /** Reads the number of bytes, which are all there. */
    static int readLength(BinaryInput in) {
        int length = in.readCount();
        if (length == 0) {
            throw new NumberFormatException("no digits");
        }
        byte[] bytes = in.array();
        int first = bytes[in.position()];
        if (length > 1 && first == bytes[in.position() + 1] >> 7) {
            throw new NumberFormatException("more bytes than needed");
        }
        return length;
    }

    /** Reads up to eight bytes. */
    static long readLong(BinaryInput in, int length) {
        long value = in.readByte();
        for (int i = 1; i < length; i++) {
            value = value << 8 | in.readByte() & 0xFF;
        }
        return value;
    }

    static BigInteger read(BinaryInput in, int length) {
        return length <= Long.BYTES ? BigInteger.valueOf(readLong(in, length)) : new BigInteger(in.readBytes(length));
    }
}
