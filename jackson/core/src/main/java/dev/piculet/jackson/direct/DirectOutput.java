package dev.piculet.jackson.direct;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bytes that one call has written. Who writes knows the place, and asks for room before it writes behind it. Not
 * thread-safe.
 */
public final class DirectOutput {
    /** A longer document is left to Jackson: an array that grows is there twice for a while, and Jackson adds pieces. */
    public static final int LONGEST = 64 << 20;

    private static final int FIRST_SIZE = 8 * 1024;

    private byte[] buffer;
    private DirectSettings settings;
    private int most;
    private int depth;
    private int length;

    /** @param size of what is likely to be written */
    DirectOutput(int size) {
        buffer = new byte[Math.max(size, FIRST_SIZE)];
    }

    /** Begins a call that may write so many bytes. */
    void begin(DirectSettings of, int longest) {
        settings = of;
        most = longest;
        depth = 0;
        length = 0;
    }

    /** Ends the call: so many bytes are written. */
    public void end(int written) {
        length = written;
    }

    /** Returns the array that is written into; another one after {@link #room}, {@link #begin} or a value. */
    public byte[] buffer() {
        return buffer;
    }

    /** Returns the array, which has so many bytes behind a place. */
    public byte[] room(int at, int size) {
        byte[] bytes = buffer;
        return bytes.length - at >= size ? bytes : grown(at, size);
    }

    /**
     * Makes the array as long as is needed for so many bytes behind a place.
     *
     * @throws OddValueException if there is no such array, or it would be longer than it may be
     */
    byte[] grown(int at, long size) {
        long needed = at + size;
        if (needed > buffer.length) {
            if (needed > most) {
                throw OddValueException.ODD;
            }
            buffer = Arrays.copyOf(buffer, (int) Math.min(Math.max(needed, 2L * buffer.length), most));
        }
        return buffer;
    }

    /**
     * Begins an object or array, and returns the array, which has so many bytes behind a place.
     *
     * @throws OddValueException if settings don't allow one more level
     */
    public byte[] begin(int at, int size) {
        if (++depth > settings.maxDepth()) {
            throw OddValueException.ODD;
        }
        return room(at, size);
    }

    /** Ends an object or array whose parts have each written a comma before them, and returns the place behind it. */
    public int end(int first, int at, char opening, char closing) {
        // The first of those commas was the place of the opening bracket.
        int last = at == first ? at + 1 : at;
        byte[] bytes = room(last, 1);
        bytes[first] = (byte) opening;
        bytes[last] = (byte) closing;
        depth--;
        return last + 1;
    }

    /** Ends an object likewise; there is room for two bytes. */
    public int endObject(int first, int at) {
        return end(first, at, '{', '}');
    }

    /** Returns how many bytes the call has written. */
    public int length() {
        return length;
    }

    /** Returns the written bytes. */
    public byte[] bytes() {
        return Arrays.copyOf(buffer, length);
    }

    /** Returns the text of the written bytes. */
    public String text() {
        return new String(buffer, 0, length, StandardCharsets.UTF_8);
    }

    /** Returns some of the written bytes. */
    public byte[] bytes(int from, int size) {
        return Arrays.copyOfRange(buffer, from, from + size);
    }

    /** Copies some of the written bytes to a place of an array, which is long enough. */
    public void copyTo(int from, int size, byte[] target, int at) {
        System.arraycopy(buffer, from, target, at, size);
    }

    /** Gives the written bytes to a stream, at once. */
    public void writeTo(OutputStream target) throws IOException {
        target.write(buffer, 0, length);
    }

    DirectSettings settings() {
        return settings;
    }

    /** Returns a value that is of this class, and of no subclass. */
    public static Object exact(Object value, Class<?> type) {
        if (value.getClass() != type) {
            throw OddValueException.ODD;
        }
        return value;
    }

    /** Returns a value that is not the object that has it: settings say what becomes of one that is. */
    public static Object other(Object value, Object owner) {
        if (value == owner) {
            throw OddValueException.ODD;
        }
        return value;
    }

    /** Tells whether a value is not equal to one that is left out, which is of the JDK. */
    public static boolean differ(Object omitted, Object value) {
        return !omitted.equals(value);
    }

    /** Tells whether a text is there, and not empty. */
    public static boolean isFilled(String text) {
        return text != null && !text.isEmpty();
    }

    /** Returns a value that is there. */
    public static Object present(Object value) {
        if (value == null) {
            throw OddValueException.ODD;
        }
        return value;
    }
}
