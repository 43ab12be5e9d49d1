package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.DeepAsDocumented;

/**
 * Written into a buffer and copied, which is faster than to walk through the levels twice. A loop instead of recursion
 * bears any depth.
 */
final class DeepAsDocumentedCodec extends Codec<DeepAsDocumented> {
    private static final int NAME = 5;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(DeepAsDocumented root) {
        int pos = 0;
        for (DeepAsDocumented deep = root; deep != null; deep = deep.child) {
            byte[] bytes = buffer.ensure(pos, NAME + LatinStrings.maxSize(deep.name));
            INT.set(bytes, pos, deep.id);
            bytes[pos + 4] = (byte) (deep.child != null ? 1 : 0);
            pos = strings.write(bytes, pos + NAME, deep.name);
        }
        return buffer.copy(pos);
    }

    @Override
    DeepAsDocumented decode(byte[] bytes) {
        DeepAsDocumented root = new DeepAsDocumented();
        DeepAsDocumented deep = root;
        int pos = 0;
        while (true) {
            deep.id = (int) INT.get(bytes, pos);
            boolean hasChild = bytes[pos + 4] != 0;
            pos += NAME;
            int header = (int) INT.get(bytes, pos);
            deep.name = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            if (!hasChild) {
                requireEnd(pos, bytes.length);
                return root;
            }
            deep.child = new DeepAsDocumented();
            deep = deep.child;
        }
    }
}
