package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.objects.ComplexAsDocumented;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Written into a buffer and copied: to learn the size before, the map would have to be walked through twice. */
final class ComplexAsDocumentedCodec extends Codec<ComplexAsDocumented> {
    private static final int NAME = 4;
    private static final int MIN_ENTRY_SIZE = 2 * LatinStrings.HEADER;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(ComplexAsDocumented complex) {
        byte[] bytes = buffer.ensure(0, NAME + LatinStrings.maxSize(complex.name));
        INT.set(bytes, 0, complex.id);
        int pos = strings.write(bytes, NAME, complex.name);
        return buffer.copy(writeTags(writeNumbers(pos, complex.numbers), complex.tags));
    }

    private int writeNumbers(int start, List<Integer> numbers) {
        int pos = start + Counts.SIZE;
        if (numbers == null) {
            INT.set(buffer.ensure(start, Counts.SIZE), start, Counts.NULL);
            return pos;
        }
        int count = numbers.size();
        byte[] bytes = buffer.ensure(start, Counts.SIZE + 5L * count);
        INT.set(bytes, start, count);
        for (Integer number : numbers) {
            if (number == null) {
                bytes[pos] = 0;
                pos++;
            } else {
                bytes[pos] = 1;
                INT.set(bytes, pos + 1, (int) number);
                pos += 5;
            }
        }
        return pos;
    }

    private int writeTags(int start, Map<String, String> tags) {
        INT.set(buffer.ensure(start, Counts.SIZE), start, tags == null ? Counts.NULL : tags.size());
        int pos = start + Counts.SIZE;
        if (tags == null) {
            return pos;
        }
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            String key = tag.getKey();
            String value = tag.getValue();
            byte[] bytes = buffer.ensure(pos, LatinStrings.maxSize(key) + LatinStrings.maxSize(value));
            pos = strings.write(bytes, pos, key);
            pos = strings.write(bytes, pos, value);
        }
        return pos;
    }

    @Override
    ComplexAsDocumented decode(byte[] bytes) {
        ComplexAsDocumented complex = new ComplexAsDocumented();
        complex.id = (int) INT.get(bytes, 0);
        int header = (int) INT.get(bytes, NAME);
        complex.name = strings.read(bytes, NAME, header);
        int pos = LatinStrings.end(NAME, header);
        requireEnd(readTags(bytes, readNumbers(bytes, pos, complex), complex), bytes.length);
        return complex;
    }

    private int readNumbers(byte[] bytes, int start, ComplexAsDocumented complex) {
        int count = Counts.read(bytes, start, 1);
        int pos = start + Counts.SIZE;
        if (count == Counts.NULL) {
            return pos;
        }
        List<Integer> numbers = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            if (bytes[pos] == 0) {
                numbers.add(null);
                pos++;
            } else {
                numbers.add((int) INT.get(bytes, pos + 1));
                pos += 5;
            }
        }
        complex.numbers = numbers;
        return pos;
    }

    private int readTags(byte[] bytes, int start, ComplexAsDocumented complex) {
        int count = Counts.read(bytes, start, MIN_ENTRY_SIZE);
        int pos = start + Counts.SIZE;
        if (count == Counts.NULL) {
            return pos;
        }
        Map<String, String> tags = new HashMap<>(Counts.mapCapacity(count));
        for (int i = 0; i < count; i++) {
            int header = (int) INT.get(bytes, pos);
            String key = strings.read(bytes, pos, header);
            pos = LatinStrings.end(pos, header);
            header = (int) INT.get(bytes, pos);
            tags.put(key, strings.read(bytes, pos, header));
            pos = LatinStrings.end(pos, header);
        }
        complex.tags = tags;
        return pos;
    }
}
