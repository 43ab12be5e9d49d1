package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.DeepAsDocumented;

/** The size is known before, so the result is written into directly. A loop instead of recursion bears any depth. */
final class DeepAsDocumentedCodec extends Codec<DeepAsDocumented> {
    private static final int NAME = 5;

    @Override
    public byte[] serialize(DeepAsDocumented deep) {
        byte[] bytes = encode(deep, LatinStrings.NARROW);
        return bytes != null ? bytes : encode(deep, LatinStrings.WIDE);
    }

    /** Returns null if the chars do not fit the width. */
    private static byte[] encode(DeepAsDocumented root, int width) {
        int size = 0;
        for (DeepAsDocumented deep = root; deep != null; deep = deep.child) {
            size = Math.toIntExact(size + NAME + LatinStrings.size(deep.name, width));
        }
        byte[] bytes = new byte[size];
        int pos = 0;
        int chars = 0;
        for (DeepAsDocumented deep = root; deep != null; deep = deep.child) {
            INT.set(bytes, pos, deep.id);
            bytes[pos + 4] = (byte) (deep.child != null ? 1 : 0);
            chars |= LatinStrings.put(bytes, pos + NAME, deep.name, width);
            pos += (int) (NAME + LatinStrings.size(deep.name, width));
        }
        return LatinStrings.areLatin(chars) ? bytes : null;
    }

    @Override
    DeepAsDocumented decode(byte[] bytes) {
        DeepAsDocumented root = new DeepAsDocumented();
        DeepAsDocumented deep = root;
        int pos = 0;
        while (true) {
            deep.id = (int) INT.get(bytes, pos);
            boolean hasChild = bytes[pos + 4] != 0;
            deep.name = LatinStrings.read(bytes, pos + NAME);
            pos = LatinStrings.end(bytes, pos + NAME);
            if (!hasChild) {
                requireEnd(pos, bytes.length);
                return root;
            }
            deep.child = new DeepAsDocumented();
            deep = deep.child;
        }
    }
}
