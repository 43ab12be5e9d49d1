package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import java.util.List;

/** Controls of what has a count of elements (wire format, section 4.6). */
public final class Counts {
    /** Control of null. */
    public static final int NULL = 0;
    /** The highest count that stands in the control; its control is one more. */
    public static final int MAX_INLINE = 12;
    /** Control of a higher count, which follows. */
    public static final int LONG = 14;
    /** Control of what needs more said: a byte with a form and a flag follows, then the count. */
    public static final int SPECIAL = 15;

    /** In the byte of a special control: one bit that tells that elements may be null. */
    public static final int HAS_NULLS = 0x80;

    private Counts() {}

    /** Returns the control of a count without anything special. */
    public static int control(int count) {
        return count <= MAX_INLINE ? count + 1 : LONG;
    }

    /** Whether a control holds the count itself, as one more. */
    static boolean isInline(int control) {
        return control <= MAX_INLINE + 1;
    }

    /** Writes what stands before the elements: the header of a special control, and a count that no control holds. */
    static void writeHead(BinaryOutput out, int control, int header, int count) {
        if (control == SPECIAL) {
            out.writeByte(header);
        }
        if (control >= LONG) {
            out.writeVarint(count);
        }
    }

    /** Reads the byte that follows a special control; 0 for another. */
    public static int readHeader(BinaryInput in, int control) {
        return control == SPECIAL ? in.readByte() & 0xFF : 0;
    }

    /** Returns the form that such a byte names; 0 for what is usually there. */
    public static int form(int header) {
        return header & ~HAS_NULLS;
    }

    /** Whether such a byte tells that elements may be null. */
    public static boolean hasNulls(int header) {
        return (header & HAS_NULLS) != 0;
    }

    /** Whether the class of an array is told behind the count of a sequence with such a header. */
    public static boolean tellsClass(int header, WireType type) {
        return form(header) == SequenceCodes.ARRAY_OF_OTHER_CLASS
                && type instanceof WireType.Sequence sequence
                && sequence.kind() == CollectionKind.ARRAY;
    }

    /** Reads the count that a control, not that of null, holds or is followed by. */
    static int readCount(BinaryInput in, int control, Limits limits) {
        int count = isInline(control) ? control - 1 : in.readVarint();
        checkLimit(count, limits);
        return count;
    }

    /**
     * Refuses a count that the remaining bytes can't hold.
     *
     * @param each what every element consists of
     */
    public static void checkCount(BinaryInput in, int count, List<WireType> each) {
        int bits = 0;
        for (WireType type : each) {
            bits += type.controlBits() + Byte.SIZE * type.minSize();
        }
        in.requireCount(count, bits);
    }

    static void checkLimit(int count, Limits limits) {
        if (count > limits.elements()) {
            throw ValueErrors.tooManyElements(count, limits.elements());
        }
    }
}
