package dev.piculet.binary.leaf;

import dev.piculet.binary.error.LeafErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/**
 * Numbers of 64 bits in groups of seven bits, as {@link dev.piculet.binary.encoding.Varint} has them for 31. Signed ones
 * alternate: 0, -1, 1, -2, …, so that numbers near zero are short on both sides.
 */
final class LongVarint {
    private static final int MAX_SIZE = 10;

    private LongVarint() {}

    /** Writes a number from 0 to 2<sup>64</sup>-1 in 1 to 10 bytes. */
    static void write(BinaryOutput out, long value) {
        int pos = out.position();
        byte[] bytes = out.ensure(pos, MAX_SIZE);
        long rest = value;
        while ((rest & ~0x7FL) != 0) {
            bytes[pos++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[pos++] = (byte) rest;
        out.position(pos);
    }

    static long read(BinaryInput in) {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int next = in.readByte();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                boolean shortest = next != 0 || shift == 0;
                boolean fits = shift < 63 || next == 1;
                if (shortest && fits) {
                    return value;
                }
                break;
            }
        }
        throw LeafErrors.invalidLongVarint(in);
    }

    static void writeSigned(BinaryOutput out, long value) {
        write(out, value << 1 ^ value >> 63);
    }

    static long readSigned(BinaryInput in) {
        long value = read(in);
        return value >>> 1 ^ -(value & 1);
    }

    /** Reads a signed number that must be an {@code int}. */
    static int readSignedInt(BinaryInput in) {
        return Math.toIntExact(readSigned(in));
    }
}
