package dev.piculet.lab.contenders.handwritten.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The names of an object's members, which are ASCII, found by their bytes wherever they stand. */
final class Names {
    /** Stands for every name that is not among these. */
    static final String UNKNOWN = "";

    /** A power of two, more than twice as many as an object has names. */
    private static final int SLOTS = 64;

    private final String[] names = new String[SLOTS];
    private final byte[][] bytes = new byte[SLOTS][];

    private Names() {}

    static Names of(String... all) {
        Names names = new Names();
        for (String name : all) {
            byte[] bytes = name.getBytes(StandardCharsets.US_ASCII);
            int slot = slot(bytes, 0, bytes.length);
            while (names.bytes[slot] != null) {
                slot = slot + 1 & SLOTS - 1;
            }
            names.names[slot] = name;
            names.bytes[slot] = bytes;
        }
        return names;
    }

    /** Returns the name between two positions: the same instance each time, or {@link #UNKNOWN}. */
    String find(byte[] input, int start, int end) {
        if (start == end) {
            return UNKNOWN;
        }
        int slot = slot(input, start, end);
        while (bytes[slot] != null) {
            byte[] name = bytes[slot];
            if (Arrays.equals(input, start, end, name, 0, name.length)) {
                return names[slot];
            }
            slot = slot + 1 & SLOTS - 1;
        }
        return UNKNOWN;
    }

    private static int slot(byte[] input, int start, int end) {
        int last = input[end - 1];
        int middle = input[start + end >>> 1];
        return (input[start] * 7 + middle * 13 + last * 29 + (end - start)) & SLOTS - 1;
    }
}
