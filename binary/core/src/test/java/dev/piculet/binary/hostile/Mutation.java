package dev.piculet.binary.hostile;

import java.util.Arrays;
import java.util.Random;

/** Changes bytes as damage and attackers do. */
final class Mutation {
    private static final byte[] EXTREMES = {0, 1, 0x7F, (byte) 0x80, (byte) 0xFF, (byte) 0xFE, 0x0F, (byte) 0xF0};

    private final Random random;

    Mutation(long seed) {
        random = new Random(seed);
    }

    /** Returns a changed copy; bytes before {@code from} are mostly unchanged. */
    byte[] of(byte[] bytes, int from) {
        byte[] mutant = bytes.clone();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            mutant = once(mutant, random.nextInt(200) == 0 ? 0 : from);
        }
        return mutant;
    }

    private byte[] once(byte[] bytes, int from) {
        if (bytes.length <= from) {
            return bytes;
        }
        int at = from + random.nextInt(bytes.length - from);
        switch (random.nextInt(7)) {
            case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
            case 1 -> bytes[at] = (byte) random.nextInt();
            case 2 -> bytes[at] = EXTREMES[random.nextInt(EXTREMES.length)];
            case 3 -> {
                return Arrays.copyOf(bytes, at);
            }
            case 4 -> largeNumber(bytes, at);
            case 5 -> {
                return inserted(bytes, at);
            }
            default -> {
                int other = from + random.nextInt(bytes.length - from);
                System.arraycopy(bytes, at, bytes, other, bytes.length - Math.max(at, other));
            }
        }
        return bytes;
    }

    /** A number of up to 31 bits in five bytes. */
    private void largeNumber(byte[] bytes, int at) {
        for (int i = at; i < Math.min(bytes.length, at + 4); i++) {
            bytes[i] = (byte) 0xFF;
        }
        if (at + 4 < bytes.length) {
            bytes[at + 4] = (byte) random.nextInt(8);
        }
    }

    private byte[] inserted(byte[] bytes, int at) {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(8));
        System.arraycopy(bytes, at, longer, at + longer.length - bytes.length, bytes.length - at);
        return longer;
    }
}
