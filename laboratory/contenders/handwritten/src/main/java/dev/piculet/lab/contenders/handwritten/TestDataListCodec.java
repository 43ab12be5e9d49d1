package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.ab.TestData;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A count, then each element behind its size. Files are written from the buffer, without a copy. */
final class TestDataListCodec extends Codec<List<TestData>> {
    private static final int SIZE = 4;

    private final ReusedBuffer buffer = new ReusedBuffer();
    private final TestDataCodec element = new TestDataCodec();

    @Override
    public byte[] serialize(List<TestData> list) {
        return buffer.copy(writeAll(list));
    }

    @Override
    public void write(List<TestData> list, Path file) throws IOException {
        int end = writeAll(list);
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(buffer.ensure(end, 0), 0, end);
        }
    }

    private int writeAll(List<TestData> list) {
        INT.set(buffer.ensure(0, Counts.SIZE), 0, list.size());
        int pos = Counts.SIZE;
        for (TestData data : list) {
            buffer.ensure(pos, SIZE);
            int end = element.write(buffer, pos + SIZE, data);
            INT.set(buffer.ensure(end, 0), pos, end - pos - SIZE);
            pos = end;
        }
        return pos;
    }

    @Override
    List<TestData> decode(byte[] bytes) {
        int count = Counts.read(bytes, 0, SIZE);
        if (count == Counts.NULL) {
            throw MalformedInputException.unexpectedNull(0);
        }
        List<TestData> list = new ArrayList<>(count);
        int pos = Counts.SIZE;
        for (int i = 0; i < count; i++) {
            int start = pos + SIZE;
            pos = start + (int) INT.get(bytes, pos);
            list.add(element.read(bytes, start, pos));
        }
        requireEnd(pos, bytes.length);
        return list;
    }
}
