package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.WireType;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Runs of values that share control words, as many as the wire format says (section 4.6), the last with what is left.
 * Slots alternate between the codecs: one for the elements of a sequence, two for the keys and values of a map.
 */
final class Elements {
    /** Before so many slots are read, no room is made for more of them, whatever the count says. */
    private static final int MAX_INITIAL_CAPACITY = 1024;

    private final Codec[] codecs;
    private final String[] segments;
    private final List<WireType> types;
    private final int slotsPerWord;

    /** @param segments of the path, for each codec: what stands around the index */
    Elements(Codec[] codecs, String[] segments) {
        this.codecs = codecs;
        this.segments = segments;
        // Not a stream: at the first use in a JVM that would load a hundred classes.
        WireType[] types = new WireType[codecs.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = codecs[i].wireType();
        }
        this.types = List.of(types);
        boolean own = codecs.length > 1 || ControlBits.hasOwnWord(types[0]);
        this.slotsPerWord = own ? codecs.length : FieldOrder.GROUP;
    }

    /**
     * Writes exactly {@code count} values. All in one function, as reading is: functions that call each other at every level of
     * a value are what the depth takes of the stack.
     *
     * @param collection which gave the values
     */
    void encode(BinaryOutput out, Object collection, Iterator<?> values, int count) {
        Object[] chunk = new Object[Math.min(count, slotsPerWord)];
        int[] controls = new int[chunk.length];
        for (int start = 0; start < count; start += slotsPerWord) {
            int size = Math.min(slotsPerWord, count - start);
            take(collection, values, chunk, size);
            long word = 0;
            int bits = 0;
            int i = 0;
            try {
                for (; i < size; i++) {
                    Codec codec = codecs[i % codecs.length];
                    controls[i] = codec.control(chunk[i]);
                    word |= (long) controls[i] << bits;
                    bits += codec.controlBits();
                }
                ControlWord.write(out, word, bits);
                for (i = 0; i < size; i++) {
                    codecs[i % codecs.length].encodeBody(out, chunk[i], controls[i]);
                }
            } catch (BinaryException e) {
                throw e.under(segment(start + i));
            }
        }
        if (hasNext(collection, values)) {
            throw ValueErrors.changedWhileWritten();
        }
    }

    private static void take(Object collection, Iterator<?> values, Object[] chunk, int size) {
        try {
            for (int i = 0; i < size; i++) {
                chunk[i] = values.next();
            }
        } catch (NoSuchElementException e) {
            throw ValueErrors.changedWhileWritten();
        } catch (Throwable e) {
            throw Refusal.whileWriting(collection, e);
        }
    }

    private static boolean hasNext(Object collection, Iterator<?> values) {
        try {
            return values.hasNext();
        } catch (Throwable e) {
            throw Refusal.whileWriting(collection, e);
        }
    }

    /**
     * Reads {@code count} values.
     *
     * @param keeps whether they are returned; else the array has only the last that share a control word
     */
    Object[] decode(BinaryInput in, int count, boolean keeps) {
        Object[] values = new Object[Math.min(count, keeps ? MAX_INITIAL_CAPACITY : slotsPerWord)];
        for (int start = 0; start < count; start += slotsPerWord) {
            int size = Math.min(slotsPerWord, count - start);
            int place = keeps ? start : 0;
            if (values.length < place + size) {
                values = Arrays.copyOf(values, (int) Math.min(count, 2L * values.length));
            }
            int i = 0;
            try {
                long word = ControlWord.read(in, bits(size));
                for (; i < size; i++) {
                    Codec codec = codecs[i % codecs.length];
                    int bits = codec.controlBits();
                    values[place + i] = codec.decodeBody(in, (int) word & ControlBits.mask(bits));
                    word >>>= bits;
                }
            } catch (BinaryException e) {
                throw e.under(segment(start + i));
            }
        }
        return values;
    }

    private int bits(int size) {
        int bits = 0;
        for (int i = 0; i < size; i++) {
            bits += codecs[i % codecs.length].controlBits();
        }
        return bits;
    }

    /** Refuses a count of elements, or of entries, that the remaining bytes can't hold. */
    void checkCount(BinaryInput in, int count) {
        Counts.checkCount(in, count, types);
    }

    private String segment(int slot) {
        return segments[slot % codecs.length].replace("#", Integer.toString(slot / codecs.length));
    }
}
