package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.Deep;

/**
 * Written into a buffer and copied, which is faster than to walk through the levels twice. A loop instead of recursion
 * bears any depth.
 */
final class DeepCodec extends Codec<Deep> {
    private static final int NAME = 13;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(Deep root) {
        int pos = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            byte[] bytes = buffer.ensure(pos, NAME + LatinStrings.maxSize(deep.name));
            INT.set(bytes, pos, deep.id);
            DOUBLE.set(bytes, pos + 4, deep.value);
            bytes[pos + 12] = (byte) (deep.child != null ? 1 : 0);
            pos = strings.write(bytes, pos + NAME, deep.name);
        }
        return buffer.copy(pos);
    }

    @Override
    Deep decode(byte[] bytes) {
        Deep root = new Deep();
        Deep deep = root;
        int pos = 0;
        while (true) {
            deep.id = (int) INT.get(bytes, pos);
            deep.value = (double) DOUBLE.get(bytes, pos + 4);
            boolean hasChild = bytes[pos + 12] != 0;
            pos += NAME;
            int header = (int) INT.get(bytes, pos);
            deep.name = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            if (!hasChild) {
                requireEnd(pos, bytes.length);
                return root;
            }
            deep.child = new Deep();
            deep = deep.child;
        }
    }
}
