package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.FLOAT;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.LONG;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.SHORT;

import dev.piculet.lab.payload.objects.Simple;

/** The size is known before, so the result is written into directly. */
final class SimpleCodec extends Codec<Simple> {
    private static final int NAME = 27;

    private final LatinStrings strings = LatinStrings.intoNewArrays();

    @Override
    public byte[] serialize(Simple simple) {
        String name = simple.name;
        int header = LatinStrings.header(name);
        byte[] bytes = new byte[Math.toIntExact(NAME + LatinStrings.size(header))];
        INT.set(bytes, 0, simple.id);
        LONG.set(bytes, 4, simple.longValue);
        DOUBLE.set(bytes, 12, simple.doubleValue);
        FLOAT.set(bytes, 20, simple.floatValue);
        SHORT.set(bytes, 24, simple.shortValue);
        bytes[26] = (byte) (simple.active ? 1 : 0);
        strings.write(bytes, NAME, name, header);
        return bytes;
    }

    @Override
    Simple decode(byte[] bytes) {
        Simple simple = new Simple();
        simple.id = (int) INT.get(bytes, 0);
        simple.longValue = (long) LONG.get(bytes, 4);
        simple.doubleValue = (double) DOUBLE.get(bytes, 12);
        simple.floatValue = (float) FLOAT.get(bytes, 20);
        simple.shortValue = (short) SHORT.get(bytes, 24);
        simple.active = bytes[26] != 0;
        int header = (int) INT.get(bytes, NAME);
        simple.name = strings.read(bytes, NAME, header);
        requireEnd(LatinStrings.end(NAME, header), bytes.length);
        return simple;
    }
}
