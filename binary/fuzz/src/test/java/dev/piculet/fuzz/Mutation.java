package dev.piculet.fuzz;

import java.util.Arrays;
import java.util.SplittableRandom;

/** A way to damage bytes, by accident or on purpose. */
enum Mutation {
    NONE(Row.UNCHANGED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            return bytes;
        }
    },
    FLIP(Row.FLIPPED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            byte[] changed = bytes.clone();
            for (int i = random.nextInt(3); i >= 0; i--) {
                changed[at(bytes, from, random)] ^= (byte) (1 << random.nextInt(8));
            }
            return changed;
        }
    },
    EXCHANGE(Row.EXCHANGED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            byte[] changed = bytes.clone();
            for (int i = random.nextInt(3); i >= 0; i--) {
                changed[at(bytes, from, random)] = (byte) (random.nextBoolean() ? random.nextInt(256) : 0xFF);
            }
            return changed;
        }
    },
    CUT(Row.CUT) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            return Arrays.copyOf(bytes, at(bytes, from, random));
        }
    },
    SPLICE(Row.SPLICED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            int at = at(bytes, from, random);
            int behind = random.nextInt(Math.min(from, other.length), other.length + 1);
            return joined(bytes, at, other, behind, other.length);
        }
    },
    REPEAT(Row.REPEATED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            int at = at(bytes, from, random);
            int end = at + 1 + random.nextInt(Math.min(64, bytes.length - at));
            byte[] changed = bytes;
            for (int i = random.nextInt(4); i >= 0; i--) {
                changed = joined(changed, end, bytes, at, bytes.length);
            }
            return changed;
        }
    },
    NUMBER(Row.EXTREME_NUMBERS) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            int at = at(bytes, from, random);
            byte[] number = NUMBERS[random.nextInt(NUMBERS.length)];
            int end = at;
            while (end < bytes.length - 1 && bytes[end] < 0) {
                end++;
            }
            byte[] head = joined(bytes, at, number, 0, number.length);
            return joined(head, head.length, bytes, end + 1, bytes.length);
        }
    },
    SWAP(Row.SWAPPED) {
        @Override
        byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random) {
            int at = at(bytes, from, random);
            int length = 1 + random.nextInt(Math.min(16, bytes.length - at));
            int to = random.nextInt(from, bytes.length - length + 1);
            byte[] changed = bytes.clone();
            System.arraycopy(bytes, at, changed, to, length);
            System.arraycopy(bytes, to, changed, at, length);
            return changed;
        }
    };

    /** Varints: 0, 1, some that exceed every limit, the largest, negative ones, and overlong forms. */
    private static final byte[][] NUMBERS = {
        {0},
        {1},
        {0x7F},
        {(byte) 0xFF, 0x7F},
        {(byte) 0xFF, (byte) 0xFF, (byte) 0x7F},
        {-1, -1, -1, -1, 7},
        {-1, -1, -1, -1, 15},
        {(byte) 0x80, (byte) 0x80, (byte) 0x80, (byte) 0x80, 8},
        {-1, -1, -1, -1, -1, -1, -1, -1, -1, 1},
        {(byte) 0x80, 0},
        {0, 0, 0, (byte) 0x80},
        {-1, -1, -1, 0x7F}
    };

    private static final Mutation[] ALL = values();

    private final Row row;

    Mutation(Row row) {
        this.row = row;
    }

    static Mutation any(SplittableRandom random) {
        return ALL[random.nextInt(ALL.length)];
    }

    /** Where cases of this kind are counted. */
    Row row() {
        return row;
    }

    /**
     * Returns changed bytes.
     *
     * @param other other valid ones
     * @param from bytes before it do not change
     */
    byte[] of(byte[] bytes, byte[] other, int from, SplittableRandom random) {
        return bytes.length <= from ? bytes : once(bytes, other, from, random);
    }

    abstract byte[] once(byte[] bytes, byte[] other, int from, SplittableRandom random);

    private static int at(byte[] bytes, int from, SplittableRandom random) {
        return random.nextInt(from, bytes.length);
    }

    private static byte[] joined(byte[] head, int headEnd, byte[] tail, int from, int to) {
        byte[] joined = Arrays.copyOf(head, headEnd + to - from);
        System.arraycopy(tail, from, joined, headEnd, to - from);
        return joined;
    }
}
