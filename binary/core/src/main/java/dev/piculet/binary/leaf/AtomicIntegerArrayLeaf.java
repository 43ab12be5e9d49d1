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
        out.writeVarint(length);
        out.ensure(out.position(), (long) Integer.BYTES * length);
        for (int i = 0; i < length; i++) {
            out.writeInt(value.get(i));
        }
    }

    @Override
    public AtomicIntegerArray decode(BinaryInput in) {
        int length = in.readCount();
        in.requireCount(length, Integer.SIZE);
        AtomicIntegerArray array = new AtomicIntegerArray(length);
        for (int i = 0; i < length; i++) {
            array.setPlain(i, in.readInt());
        }
        return array;
    }
}
