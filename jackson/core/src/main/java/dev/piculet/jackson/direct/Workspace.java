package dev.piculet.jackson.direct;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * What a document needs only for certain numbers: room that arrays take one after the other, and what was asked once. So documents
 * without them need none of it.
 */
final class Workspace {
    private static final int[] NO_INTS = {};
    private static final long[] NO_LONGS = {};
    private static final float[] NO_FLOATS = {};
    private static final double[] NO_DOUBLES = {};

    /** Numbers that there is room for at first. */
    private static final int FEW = 4;

    private int[] ints = NO_INTS;
    private long[] longs = NO_LONGS;
    private float[] floats = NO_FLOATS;
    private double[] doubles = NO_DOUBLES;

    /** Whether a whole number stands for one with a fraction; null until it was asked. */
    private Boolean takesWhole;

    /** Asks at most once. */
    boolean takesWhole(BooleanSupplier asked) {
        if (takesWhole == null) {
            takesWhole = asked.getAsBoolean();
        }
        return takesWhole;
    }

    // Arrays of numbers are read into the same room, which grows once for all of a document, and are copied from there.
    // The
    // plain version is room of its own for each, which has to be larger than short arrays (ADR 61).

    /** Returns room for an array of numbers, which may have to grow. */
    int[] ints() {
        return ints;
    }

    /** Returns larger room with the same numbers. */
    int[] grown(int[] full) {
        ints = Arrays.copyOf(full, more(full.length));
        return ints;
    }

    long[] longs() {
        return longs;
    }

    long[] grown(long[] full) {
        longs = Arrays.copyOf(full, more(full.length));
        return longs;
    }

    float[] floats() {
        return floats;
    }

    float[] grown(float[] full) {
        floats = Arrays.copyOf(full, more(full.length));
        return floats;
    }

    double[] doubles() {
        return doubles;
    }

    double[] grown(double[] full) {
        doubles = Arrays.copyOf(full, more(full.length));
        return doubles;
    }

    private static int more(int length) {
        return Math.max(FEW, 2 * length);
    }
}
