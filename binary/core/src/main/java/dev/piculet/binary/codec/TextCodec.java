package dev.piculet.binary.codec;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.WireType;

/** A string, or null (wire format, section 4.4). */
public final class TextCodec extends Codec {
    private final Limits limits;

    public TextCodec(Limits limits) {
        super(new WireType.Text());
        this.limits = limits;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return Strings.NULL;
        }
        requireInstance(String.class, value);
        String string = (String) value;
        if (!Strings.isLatin(string)) {
            return Strings.WIDE;
        }
        return string.length() <= Strings.MAX_INLINE_LENGTH ? string.length() + 1 : Strings.LATIN;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == Strings.NULL) {
            return;
        }
        String string = (String) value;
        int length = string.length();
        limits.requireStringLength(length);
        byte[] bytes = out.ensure(out.position(), Varint.MAX_INT_SIZE + (control == Strings.WIDE ? 2L : 1L) * length);
        int pos = out.position();
        if (control >= Strings.LATIN) {
            pos = Varint.write(bytes, pos, length);
        }
        if (control == Strings.WIDE) {
            out.position(Strings.writeWide(bytes, pos, string));
        } else {
            Strings.writeLatin(bytes, pos, string, length);
            out.position(pos + length);
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == Strings.NULL) {
            return null;
        }
        int length = control < Strings.LATIN ? control - 1 : in.readCount();
        limits.requireStringLength(length);
        return read(in, length, control == Strings.WIDE);
    }

    /** Reads so many chars of one byte each, or of two. */
    public static String read(BinaryInput in, int length, boolean wide) {
        int start = in.position();
        skip(in, length, wide);
        return wide ? Strings.readWide(in.array(), start, length) : Strings.readLatin(in.array(), start, length);
    }

    /** Passes over so many chars of one byte each, or of two. */
    static void skip(BinaryInput in, int length, boolean wide) {
        int size = wide ? (int) Math.min(Integer.MAX_VALUE, 2L * length) : length;
        in.require(size);
        in.position(in.position() + size);
    }
}
