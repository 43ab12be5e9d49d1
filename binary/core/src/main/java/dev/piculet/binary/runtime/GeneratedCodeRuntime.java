package dev.piculet.binary.runtime;

import static dev.piculet.binary.encoding.LittleEndian.INT;
import static dev.piculet.binary.encoding.LittleEndian.LONG;
import static dev.piculet.binary.encoding.LittleEndian.SHORT;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.ReadObjects;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.WriteState;
import dev.piculet.binary.state.Writing;
import dev.piculet.binary.state.WrittenObjects;
import java.util.ArrayList;

/** The functions that generated code calls. For generated code only. */
public final class GeneratedCodeRuntime {
    /** Elements for which room is made before any has been read. */
    private static final int MAX_BELIEVED = 1_024;

    /** Elements of so many bytes, as a power of two, make room for all of them at once. */
    private static final int BELIEVED_SHIFT = 6;

    /** Numbers from here on take more than one byte. */
    private static final int ONE_BYTE_NUMBERS = 128;

    /** Room for texts from here on is made to measure, for twice as much may be what no array holds, or no limit allows. */
    private static final int MIN_EXACT_LENGTH = 1_024;

    private GeneratedCodeRuntime() {}

    /** Returns the exception that generated code throws when something is wrong. */
    public static RuntimeException signal() {
        return Signal.INSTANCE;
    }

    /** Whether null is among the elements of an {@code ArrayList}. */
    public static boolean hasNull(Object list) {
        ArrayList<?> elements = (ArrayList<?>) list;
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) == null) {
                return true;
            }
        }
        return false;
    }

    /** Returns a count that the remaining bytes can hold, if each element takes so many bits at least. */
    public static int checkCount(int count, int bitsEach, int remaining) {
        if (count < 0 || (long) count * bitsEach > 8L * remaining) {
            throw Signal.INSTANCE;
        }
        return count;
    }

    /**
     * Returns the initial capacity for a count that may be hostile, so it starts small: collections lie inside each
     * other, and each may say that it has all that is left.
     */
    public static int capacity(int count, int remaining) {
        return Math.min(count, Math.max(MAX_BELIEVED, remaining >>> BELIEVED_SHIFT));
    }

    /** Returns the capacity of a hash map that need not grow for so many entries as are believed. */
    public static int mapCapacity(int count, int remaining) {
        return tableSize(capacity(count, remaining));
    }

    /** Returns the capacity of a hash table that need not grow for so many entries. */
    public static int tableSize(int count) {
        return count + (count + 2) / 3;
    }

    /** Returns 1 for a number that does not fit a {@code short}, else 0. */
    public static int isWide(int number) {
        int beyond = number + 0x8000 >>> 16;
        return beyond + 0xFFFF >>> 16;
    }

    /** Returns 1 for a number that does not fit an {@code int}, else 0. */
    public static int isWide(long number) {
        long beyond = number + 0x8000_0000L >>> 32;
        return (int) (beyond + 0xFFFF_FFFFL >>> 32);
    }

    /** The most bytes that a string takes, or null, beyond the first. */
    public static int textBound(String string) {
        if (string == null) {
            return 0;
        }
        int length = string.length();
        return length < MIN_EXACT_LENGTH ? 2 * length + Varint.MAX_INT_SIZE - 1 : textSize(textHeader(string));
    }

    /** What stands before the chars of a string, or for null. */
    public static int textHeader(String string) {
        if (string != null && string.length() > Strings.MAX_LENGTH) {
            throw Signal.INSTANCE;
        }
        return Strings.header(string);
    }

    /** The bytes of a string with a header, and of that, beyond the first. */
    public static int textSize(int header) {
        return Strings.size(header) + (header < ONE_BYTE_NUMBERS ? 0 : Varint.size(header) - 1);
    }

    /** Writes a string, or null, whose header is known, and returns the position behind it. */
    public static int writeText(byte[] bytes, int position, String string, int header) {
        if (header >= ONE_BYTE_NUMBERS || Strings.isWide(header)) {
            return writeRareText(bytes, position, string, header);
        }
        return writeShortText(bytes, position, string, header);
    }

    private static int writeRareText(byte[] bytes, int position, String string, int header) {
        int start = Varint.write(bytes, position, header);
        return header == Strings.NULL ? start : Strings.write(bytes, start, string, Strings.isWide(header));
    }

    /** Writes a string whose header is one byte, before chars of one byte, and returns the position behind it. */
    public static int writeShortText(byte[] bytes, int position, String string, int header) {
        int length = header >> 1;
        bytes[position] = (byte) header;
        Strings.writeLatin(bytes, position + 1, string, length);
        return position + 1 + length;
    }

    /**
     * Writes a string, or null, into the array of an output, and returns the position behind it. One call and no more: C2 inlines what
     * is called often, up to 8,000 bytes for a method, and then nothing. With all of this at each text the loops at the end of
     * {@code media} were left out (ADR 24).
     */
    public static int writeOtherText(WriteState state, byte[] bytes, int position, String string, int header) {
        return Writing.texts(state).write(bytes, position, string, header);
    }

    /**
     * Returns the string of any header, or null.
     *
     * @param position of the first char
     * @param limit the index behind the value: the array may go on there, and must not be read and copied
     */
    public static String readText(byte[] bytes, int position, int limit, int header) {
        if (header == Strings.NULL) {
            return null;
        }
        if (header < 0 || Strings.size(header) > limit - position) {
            throw Signal.INSTANCE;
        }
        return Strings.read(bytes, position, Strings.length(header), Strings.isWide(header));
    }

    /**
     * Writes the number of a shared object, after making room for it, and gives it one if it has none.
     *
     * @return the position behind it, as its complement if the object has been written and nothing follows
     */
    public static int writeShared(BinaryOutput out, int position, Object object) {
        return writeNumber(out, position, Writing.objects(out).numberOrAdd(object));
    }

    /** The same for an object that can't be referred to until {@link #closeShared}. */
    public static int openShared(BinaryOutput out, int position, Object object) {
        return writeNumber(out, position, Writing.objects(out).numberOrOpen(object));
    }

    /** Ends the innermost object that {@link #openShared} began. */
    public static void closeShared(BinaryOutput out) {
        Writing.objects(out).close();
    }

    private static int writeNumber(BinaryOutput out, int position, int number) {
        if (number == WrittenObjects.OPEN) {
            throw Signal.INSTANCE;
        }
        int end = Varint.write(out.ensure(position, Varint.MAX_INT_SIZE), position, number + 1);
        return number < 0 ? end : ~end;
    }

    /** Returns the shared object of a number, which has been read before and is of exactly this class. */
    public static Object readShared(BinaryInput in, int number, Class<?> type) {
        ReadObjects objects = Reading.objects(in);
        Object object = number >= 0 && objects.isKnown(number) ? objects.get(number) : null;
        if (object == null || object.getClass() != type) {
            throw Signal.INSTANCE;
        }
        return object;
    }

    /** Gives the next number to a shared object whose reading begins, and returns it. */
    public static int beginShared(BinaryInput in) {
        return Reading.objects(in).begin();
    }

    /** Notes the shared object of a number, as soon as it exists. */
    public static void noteShared(BinaryInput in, int number, Object object) {
        Reading.objects(in).set(number, object);
    }

    /** Ends the reading of a value with shared objects. */
    public static void completeShared(BinaryInput in) {
        Reading.complete(in);
    }

    /** Writes the lowest {@code size} bytes of a control word: 1 to 8. */
    public static void writeWord(byte[] bytes, int position, long word, int size) {
        int pos = position;
        long rest = word;
        if (size == Long.BYTES) {
            LONG.set(bytes, pos, rest);
            return;
        }
        if ((size & 4) != 0) {
            INT.set(bytes, pos, (int) rest);
            pos += 4;
            rest >>>= 32;
        }
        if ((size & 2) != 0) {
            SHORT.set(bytes, pos, (short) rest);
            pos += 2;
            rest >>>= 16;
        }
        if ((size & 1) != 0) {
            bytes[pos] = (byte) rest;
        }
    }

    /** Reads a control word of {@code size} bytes, 1 to 8; what stands behind it may follow in the higher bits. */
    public static long readWord(byte[] bytes, int position, int size) {
        if (position <= bytes.length - Long.BYTES) {
            return (long) LONG.get(bytes, position);
        }
        long word = 0;
        for (int i = 0; i < size; i++) {
            word |= (bytes[position + i] & 0xFFL) << (8 * i);
        }
        return word;
    }
}
