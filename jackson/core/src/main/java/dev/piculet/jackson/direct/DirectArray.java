package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.JsonStructure;
import java.util.Arrays;

/** Read arrays of numbers. */
public enum DirectArray implements DirectValue {
    /** An {@code int[]}. */
    INTS {
        @Override
        public Object read(DirectInput in, int at) {
            Workspace room = in.workspace();
            int[] all = room.ints();
            int size = 0;
            for (int next = first(in, at); next >= 0; next = in.nextIn(in.position())) {
                if (size == all.length) {
                    all = room.grown(all);
                }
                all[size++] = in.readInt(next);
            }
            return in.leaves(']') ? Arrays.copyOf(all, size) : in.odd();
        }
    },
    /** A {@code long[]}. */
    LONGS {
        @Override
        public Object read(DirectInput in, int at) {
            Workspace room = in.workspace();
            long[] all = room.longs();
            int size = 0;
            for (int next = first(in, at); next >= 0; next = in.nextIn(in.position())) {
                if (size == all.length) {
                    all = room.grown(all);
                }
                all[size++] = in.readLong(next);
            }
            return in.leaves(']') ? Arrays.copyOf(all, size) : in.odd();
        }
    },
    /** A {@code double[]}. */
    DOUBLES {
        @Override
        public Object read(DirectInput in, int at) {
            Workspace room = in.workspace();
            double[] all = room.doubles();
            int size = 0;
            for (int next = first(in, at); next >= 0; next = in.nextIn(in.position())) {
                if (size == all.length) {
                    all = room.grown(all);
                }
                all[size++] = in.readDouble(next);
            }
            return in.leaves(']') ? Arrays.copyOf(all, size) : in.odd();
        }
    },
    /** A {@code float[]}. */
    FLOATS {
        @Override
        public Object read(DirectInput in, int at) {
            Workspace room = in.workspace();
            float[] all = room.floats();
            int size = 0;
            for (int next = first(in, at); next >= 0; next = in.nextIn(in.position())) {
                if (size == all.length) {
                    all = room.grown(all);
                }
                all[size++] = DirectScalars.readFloat(in, next);
            }
            return in.leaves(']') ? Arrays.copyOf(all, size) : in.odd();
        }
    };

    /** Enters an array, and returns the place of its first element; negative if it has none. */
    private static int first(DirectInput in, int at) {
        int from = in.enterArray(at);
        int next = from < 0 ? in.end() : JsonStructure.skipSpace(in.bytes(), from, in.end());
        if (next < in.end() && in.bytes()[next] != ']') {
            return next;
        }
        in.moveTo(from < 0 ? DirectInput.ODD : next);
        return DirectInput.ODD;
    }
}
