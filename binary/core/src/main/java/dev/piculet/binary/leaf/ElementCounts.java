package dev.piculet.binary.leaf;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;

/** The number of elements of a leaf that holds as an array does, within the same limit. */
final class ElementCounts {
    private ElementCounts() {}

    /** Writes the number, and makes room for the elements, of so many bytes each. */
    static void write(BinaryOutput out, int count, int size) {
        check(count, Writing.elementLimit(out));
        out.writeVarint(count);
        out.ensure(out.position(), (long) size * count);
    }

    /** Reads the number of elements, of so many bytes each, which are all there. */
    static int read(BinaryInput in, int size) {
        int count = in.readVarint();
        in.requireCount(count, Byte.SIZE * size);
        check(count, Reading.elementLimit(in));
        return count;
    }

    private static void check(int count, int limit) {
        if (count > limit) {
            throw ValueErrors.tooManyElements(count, limit);
        }
    }
}
