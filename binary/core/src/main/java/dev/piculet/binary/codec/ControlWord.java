package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.ControlBits;

/** The bits of up to 64 control bits as bytes, the lowest first, in as few bytes as hold them (wire format, section 3). */
final class ControlWord {
    private ControlWord() {}

    static void write(BinaryOutput out, long word, int bits) {
        int bytes = ControlBits.bytes(bits);
        for (int i = 0; i < bytes; i++) {
            out.writeByte((int) (word >>> (8 * i)));
        }
    }

    /** Reads a word. Bits beyond {@code bits} mean nothing. */
    static long read(BinaryInput in, int bits) {
        int bytes = ControlBits.bytes(bits);
        in.require(bytes);
        long word = 0;
        for (int i = 0; i < bytes; i++) {
            word |= (in.readByte() & 0xFFL) << (8 * i);
        }
        return bits == Long.SIZE ? word : word & ((1L << bits) - 1);
    }
}
