package dev.piculet.binary.leaf;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** The number of elements, then four bytes each. */
final class AtomicIntegerArrayLeaf extends ExactLeaf<AtomicIntegerArray> {
    AtomicIntegerArrayLeaf() {
        super("atomic-integer-array", AtomicIntegerArray.class);
    }

    @Override
    void encodeExact(BinaryOutput out, AtomicIntegerArray value) {
        int length = value.length();
        ElementCounts.write(out, length, Integer.BYTES);
        for (int i = 0; i < length; i++) {
            out.writeInt(value.get(i));
        }
    }

    @Override
    public AtomicIntegerArray decode(BinaryInput in) {
        int length = ElementCounts.read(in, Integer.BYTES);
        AtomicIntegerArray array = new AtomicIntegerArray(length);
        for (int i = 0; i < length; i++) {
            array.setPlain(i, in.readInt());
        }
        return array;
    }
}
