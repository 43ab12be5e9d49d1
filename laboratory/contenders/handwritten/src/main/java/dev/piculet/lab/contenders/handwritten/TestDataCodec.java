package dev.piculet.lab.contenders.handwritten;

import static dev.piculet.lab.contenders.handwritten.LittleEndian.DOUBLE;
import static dev.piculet.lab.contenders.handwritten.LittleEndian.INT;

import dev.piculet.lab.payload.ab.CustomData;
import dev.piculet.lab.payload.ab.TestData;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Dates are year, month and day, because days since 1970 cost divisions. Nothing is nullable in the Kotlin class. */
final class TestDataCodec extends Codec<TestData> {
    private static final int STRINGS = 22;

    private final LatinStrings strings = LatinStrings.intoOneArray();
    private final ReusedBuffer buffer = new ReusedBuffer();

    @Override
    public byte[] serialize(TestData data) {
        return buffer.copy(write(buffer, 0, data));
    }

    /** Writes a value from a position on, and returns the position behind it. */
    int write(ReusedBuffer buffer, int start, TestData data) {
        LocalDate date = data.getDate();
        CustomData custom = data.getListCustomData();
        List<String> list = data.getListString();
        byte[] bytes = buffer.ensure(
                start,
                STRINGS + LatinStrings.maxSize(data.getName()) + LatinStrings.maxSize(custom.getName()) + Counts.SIZE);
        INT.set(bytes, start, date.getYear());
        bytes[start + 4] = (byte) date.getMonthValue();
        bytes[start + 5] = (byte) date.getDayOfMonth();
        INT.set(bytes, start + 6, data.getInteger());
        DOUBLE.set(bytes, start + 10, data.getDouble());
        INT.set(bytes, start + 18, custom.getInteger());
        int pos = strings.write(bytes, start + STRINGS, data.getName());
        pos = strings.write(bytes, pos, custom.getName());
        INT.set(bytes, pos, list.size());
        pos += Counts.SIZE;
        for (String string : list) {
            pos = strings.write(buffer.ensure(pos, LatinStrings.maxSize(string)), pos, string);
        }
        return pos;
    }

    @Override
    TestData decode(byte[] bytes) {
        return read(bytes, 0, bytes.length);
    }

    /** Reads the value that the bytes between two positions consist of. */
    TestData read(byte[] bytes, int start, int end) {
        LocalDate date = date((int) INT.get(bytes, start), bytes[start + 4], bytes[start + 5]);
        int integer = (int) INT.get(bytes, start + 6);
        double number = (double) DOUBLE.get(bytes, start + 10);
        int customInteger = (int) INT.get(bytes, start + 18);
        int pos = start + STRINGS;
        int header = (int) INT.get(bytes, pos);
        String name = string(bytes, pos, header);
        pos = LatinStrings.end(pos, header);
        header = (int) INT.get(bytes, pos);
        String customName = string(bytes, pos, header);
        pos = LatinStrings.end(pos, header);
        int count = Counts.read(bytes, pos, LatinStrings.HEADER);
        if (count == Counts.NULL) {
            throw MalformedInputException.unexpectedNull(pos);
        }
        pos += Counts.SIZE;
        List<String> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            header = (int) INT.get(bytes, pos);
            list.add(string(bytes, pos, header));
            pos = LatinStrings.end(pos, header);
        }
        requireEnd(pos, end);
        return new TestData(name, date, integer, number, list, new CustomData(customName, customInteger));
    }

    private String string(byte[] bytes, int pos, int header) {
        String string = strings.read(bytes, pos, header);
        if (string == null) {
            throw MalformedInputException.unexpectedNull(pos);
        }
        return string;
    }

    private static LocalDate date(int year, int month, int day) {
        try {
            return LocalDate.of(year, month, day);
        } catch (DateTimeException e) {
            throw MalformedInputException.noSuchDate(year, month, day);
        }
    }
}
