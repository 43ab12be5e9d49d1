package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

/** Element counts of collections, which may be null. */
final class Counts {
    /** Size of a count. */
    static final int SIZE = 4;

    /** The count of a collection that is null. */
    static final int NULL = -1;

    private Counts() {}

    /**
     * Reads a count, so that memory for that many elements may be allocated.
     *
     * @param minElementSize the bytes that each element takes at least
     * @throws MalformedInputException if there are not enough bytes for so many elements
     */
    static int read(byte[] bytes, int pos, int minElementSize) {
        int count = (int) INT.get(bytes, pos);
        if (count < NULL || count > (bytes.length - pos - SIZE) / minElementSize) {
            throw MalformedInputException.tooMany(count, bytes.length - pos - SIZE);
        }
        return count;
    }

    /** Returns the capacity of a hash map that takes this many entries without growing. */
    static int mapCapacity(int count) {
        return count + (count + 2) / 3;
    }
}
