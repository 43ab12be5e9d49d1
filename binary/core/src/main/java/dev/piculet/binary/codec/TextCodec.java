package dev.piculet.binary.codec;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.encoding.Varint;
import dev.piculet.binary.error.ValueErrors;
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
        return 0;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (value == null) {
            out.writeVarint(Strings.NULL);
            return;
        }
        requireInstance(String.class, value);
        String string = (String) value;
        limits.requireStringLength(string.length());
        if (string.length() > Strings.MAX_LENGTH) {
            throw ValueErrors.stringTooLong(string.length());
        }
        int header = Strings.header(string);
        int start = out.position();
        byte[] bytes = out.ensure(start, (long) Varint.MAX_INT_SIZE + Strings.size(header));
        int pos = Varint.write(bytes, start, header);
        out.position(Strings.write(bytes, pos, string, Strings.isWide(header)));
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        int header = in.readVarint();
        if (header == Strings.NULL) {
            return null;
        }
        limits.requireStringLength(Strings.length(header));
        return read(in, Strings.length(header), Strings.isWide(header));
    }

    /** Reads so many chars of one byte each, or of two. */
    public static String read(BinaryInput in, int length, boolean wide) {
        int start = in.position();
        skip(in, length, wide);
        return Strings.read(in.array(), start, length, wide);
    }

    /** Passes over so many chars of one byte each, or of two. */
    static void skip(BinaryInput in, int length, boolean wide) {
        int size = wide ? (int) Math.min(Integer.MAX_VALUE, 2L * length) : length;
        in.require(size);
        in.position(in.position() + size);
    }
}
