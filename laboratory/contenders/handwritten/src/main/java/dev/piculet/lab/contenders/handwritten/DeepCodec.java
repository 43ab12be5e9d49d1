package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.Deep;

/** The size is known before, so the result is written into directly. A loop instead of recursion bears any depth. */
final class DeepCodec extends Codec<Deep> {
    private static final int NAME = 13;

    @Override
    public byte[] serialize(Deep root) {
        int size = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            size = Math.addExact(size, Math.addExact(NAME + LatinStrings.HEADER, LatinStrings.length(deep.name)));
        }
        byte[] bytes = new byte[size];
        int pos = 0;
        int chars = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            putNumbers(bytes, pos, deep);
            String name = deep.name;
            int length = LatinStrings.length(name);
            chars |= LatinStrings.writeLatin(bytes, pos + NAME, name, length);
            pos += NAME + LatinStrings.HEADER + length;
        }
        return LatinStrings.areLatin(chars) ? bytes : serializeWide(root);
    }

    private static byte[] serializeWide(Deep root) {
        ReusedBuffer buffer = new ReusedBuffer();
        int pos = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            byte[] bytes = buffer.ensure(pos, NAME + LatinStrings.maxSize(deep.name));
            putNumbers(bytes, pos, deep);
            pos = LatinStrings.write(bytes, pos + NAME, deep.name);
        }
        return buffer.copy(pos);
    }

    private static void putNumbers(byte[] bytes, int pos, Deep deep) {
        INT.set(bytes, pos, deep.id);
        DOUBLE.set(bytes, pos + 4, deep.value);
        bytes[pos + 12] = (byte) (deep.child != null ? 1 : 0);
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
            deep.name = LatinStrings.read(bytes, pos, header);
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
