package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.AtomicLongArray;

/** The number of elements, then eight bytes each. */
final class AtomicLongArrayLeaf extends ExactLeaf<AtomicLongArray> {
    AtomicLongArrayLeaf() {
        super("atomic-long-array", AtomicLongArray.class);
    }

    @Override
    void encodeExact(BinaryOutput out, AtomicLongArray value) {
        int length = value.length();
        ElementCounts.write(out, length, Long.BYTES);
        for (int i = 0; i < length; i++) {
            out.writeLong(value.get(i));
        }
    }

    @Override
    public AtomicLongArray decode(BinaryInput in) {
        int length = ElementCounts.read(in, Long.BYTES);
        AtomicLongArray array = new AtomicLongArray(length);
        for (int i = 0; i < length; i++) {
            array.setPlain(i, in.readLong());
        }
        return array;
    }
}
