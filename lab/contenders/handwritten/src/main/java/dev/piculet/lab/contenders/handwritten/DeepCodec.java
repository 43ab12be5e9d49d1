package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.Deep;

/** The size is known before, so the result is written into directly. A loop instead of recursion bears any depth. */
final class DeepCodec extends Codec<Deep> {
    private static final int NAME = 13;

    @Override
    public byte[] serialize(Deep deep) {
        byte[] bytes = encode(deep, LatinStrings.NARROW);
        return bytes != null ? bytes : encode(deep, LatinStrings.WIDE);
    }

    /** Returns null if the chars do not fit the width. */
    private static byte[] encode(Deep root, int width) {
        int size = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            size = Math.toIntExact(size + NAME + LatinStrings.size(deep.name, width));
        }
        byte[] bytes = new byte[size];
        int pos = 0;
        int chars = 0;
        for (Deep deep = root; deep != null; deep = deep.child) {
            INT.set(bytes, pos, deep.id);
            DOUBLE.set(bytes, pos + 4, deep.value);
            bytes[pos + 12] = (byte) (deep.child != null ? 1 : 0);
            chars |= LatinStrings.put(bytes, pos + NAME, deep.name, width);
            pos += (int) (NAME + LatinStrings.size(deep.name, width));
        }
        return LatinStrings.areLatin(chars) ? bytes : null;
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
            deep.name = LatinStrings.read(bytes, pos + NAME);
            pos = LatinStrings.end(bytes, pos + NAME);
            if (!hasChild) {
                requireEnd(pos, bytes.length);
                return root;
            }
            deep.child = new Deep();
            deep = deep.child;
        }
    }
}
