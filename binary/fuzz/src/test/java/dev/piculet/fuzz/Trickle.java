package dev.piculet.fuzz;

import java.io.InputStream;
import java.util.SplittableRandom;

/** A stream that gives a byte or two at a time, as a network may. */
final class Trickle extends InputStream {
    private final byte[] bytes;
    private final SplittableRandom random;
    private int position;

    /** @param random decides how many bytes come at once; null for one each time */
    Trickle(byte[] bytes, SplittableRandom random) {
        this.bytes = bytes;
        this.random = random;
    }

    @Override
    public int read() {
        return position < bytes.length ? bytes[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        if (length == 0) {
            return 0;
        }
        if (position == bytes.length) {
            return -1;
        }
        int most = Math.min(length, bytes.length - position);
        int count = random == null ? 1 : 1 + random.nextInt(Math.min(most, 7));
        System.arraycopy(bytes, position, into, offset, count);
        position += count;
        return count;
    }

    /** The number of bytes read so far. */
    int position() {
        return position;
    }
}
