package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.Complex;
import java.util.HashMap;
import java.util.Map;

/** Written into a buffer and copied: to learn the size before, the map would have to be walked through twice. */
final class ComplexCodec extends Codec<Complex> {
    private static final int ACTIVE = 1;
    private static final int HAS_NESTED = 2;
    private static final int NAME = 5;
    private static final int NESTED_NAME = 12;
    private static final int MIN_ENTRY_SIZE = LatinStrings.HEADER + 1;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(Complex complex) {
        Complex.Nested nested = complex.nested;
        long size = NAME + LatinStrings.maxSize(complex.name) + Counts.SIZE;
        if (nested != null) {
            size += NESTED_NAME + LatinStrings.maxSize(nested.name);
        }
        byte[] bytes = buffer.ensure(0, size);
        INT.set(bytes, 0, complex.id);
        bytes[4] = (byte) ((complex.active ? ACTIVE : 0) | (nested != null ? HAS_NESTED : 0));
        int pos = strings.write(bytes, NAME, complex.name);
        if (nested != null) {
            INT.set(bytes, pos, nested.id);
            DOUBLE.set(bytes, pos + 4, nested.value);
            pos = strings.write(bytes, pos + NESTED_NAME, nested.name);
        }
        return buffer.copy(writeData(bytes, pos, complex.data));
    }

    private int writeData(byte[] roomForCount, int start, Map<String, Integer> data) {
        if (data == null) {
            INT.set(roomForCount, start, Counts.NULL);
            return start + Counts.SIZE;
        }
        INT.set(roomForCount, start, data.size());
        int pos = start + Counts.SIZE;
        for (Map.Entry<String, Integer> entry : data.entrySet()) {
            String key = entry.getKey();
            byte[] bytes = buffer.ensure(pos, LatinStrings.maxSize(key) + 5);
            pos = strings.write(bytes, pos, key);
            pos = writeNullable(bytes, pos, entry.getValue());
        }
        return pos;
    }

    private static int writeNullable(byte[] bytes, int pos, Integer value) {
        if (value == null) {
            bytes[pos] = 0;
            return pos + 1;
        }
        bytes[pos] = 1;
        INT.set(bytes, pos + 1, (int) value);
        return pos + 5;
    }

    @Override
    Complex decode(byte[] bytes) {
        Complex complex = new Complex();
        complex.id = (int) INT.get(bytes, 0);
        int flags = bytes[4];
        complex.active = (flags & ACTIVE) != 0;
        int header = (int) INT.get(bytes, NAME);
        complex.name = strings.read(bytes, NAME, header);
        int pos = LatinStrings.end(NAME, header);
        if ((flags & HAS_NESTED) != 0) {
            Complex.Nested nested = new Complex.Nested();
            nested.id = (int) INT.get(bytes, pos);
            nested.value = (double) DOUBLE.get(bytes, pos + 4);
            pos += NESTED_NAME;
            header = (int) INT.get(bytes, pos);
            nested.name = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            complex.nested = nested;
        }
        requireEnd(readData(bytes, pos, complex), bytes.length);
        return complex;
    }

    private int readData(byte[] bytes, int start, Complex complex) {
        int count = Counts.read(bytes, start, MIN_ENTRY_SIZE);
        int pos = start + Counts.SIZE;
        if (count == Counts.NULL) {
            return pos;
        }
        Map<String, Integer> data = new HashMap<>(Counts.mapCapacity(count));
        for (int i = 0; i < count; i++) {
            int header = (int) INT.get(bytes, pos);
            String key = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            if (bytes[pos] == 0) {
                data.put(key, null);
                pos++;
            } else {
                data.put(key, (int) INT.get(bytes, pos + 1));
                pos += 5;
            }
        }
        complex.data = data;
        return pos;
    }
}
