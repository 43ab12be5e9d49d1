package dev.piculet.binary.codec;

import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.io.BinaryInput;
import java.io.EOFException;
import java.io.ObjectInput;

/**
 * What a class reads itself from: exactly the bytes that it wrote. Past their end there is an {@code EOFException}, as its
 * contract says. Of no use when the class has returned.
 */
final class ExternalInput implements ObjectInput {
    private static final int UNSIGNED_BYTE = 0xff;

    private static final int UNSIGNED_SHORT = 0xffff;

    private final OpenCodec objects;
    private final int end;
    private final String method;
    private BinaryInput in;

    private final HalfDone halfDone = new HalfDone();

    /**
     * @param end where in the array what the class wrote ends
     * @param method the class's, for messages
     */
    ExternalInput(BinaryInput in, int end, OpenCodec objects, String method) {
        this.in = in;
        this.end = end;
        this.objects = objects;
        this.method = method;
    }

    /** Refuses everything from now on. */
    void end() {
        in = null;
    }

    /**
     * Throws what has left an object half read, though the class has caught it: nobody knows what it has read behind.
     *
     * @throws Throwable whatever that is
     */
    void requireWhole() throws Throwable {
        halfDone.refuse();
    }

    /** The index of the next byte. */
    int position() {
        return in().position();
    }

    /** Notes what was thrown behind a position, if something was read there. */
    void failed(Throwable cause, int from) {
        if (in != null) {
            halfDone.note(cause, from, in.position());
        }
    }

    private BinaryInput in() {
        if (in == null) {
            throw new IllegalStateException(method + " has returned, and what it read from is no longer there.");
        }
        return in;
    }

    private BinaryInput in(int size) throws EOFException {
        BinaryInput present = in();
        if (available() < size) {
            throw new EOFException(size + " bytes are read, and " + available() + " are left of what was written");
        }
        return present;
    }

    @Override
    public Object readObject() throws EOFException {
        return readObject(objects);
    }

    /** Reads an object of a place that holds no others than a codec says. */
    Object readObject(Codec codec) throws EOFException {
        BinaryInput present = in(1);
        int from = present.position();
        try {
            Object value = codec.decodeBody(present, (int) ControlWord.read(present, codec.controlBits()));
            if (present.position() > end) {
                throw CreationErrors.readsMore(present);
            }
            return value;
        } catch (Throwable e) {
            failed(e, from);
            throw e;
        }
    }

    @Override
    public int read() {
        return available() == 0 ? -1 : in().readByte() & UNSIGNED_BYTE;
    }

    @Override
    public int read(byte[] bytes) {
        return read(bytes, 0, bytes.length);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
        int count = Math.min(length, available());
        if (count == 0 && length > 0) {
            return -1;
        }
        copy(bytes, offset, count);
        return count;
    }

    private void copy(byte[] bytes, int offset, int count) {
        System.arraycopy(in.array(), in.position(), bytes, offset, count);
        in.position(in.position() + count);
    }

    @Override
    public void readFully(byte[] bytes) throws EOFException {
        readFully(bytes, 0, bytes.length);
    }

    @Override
    public void readFully(byte[] bytes, int offset, int length) throws EOFException {
        in(length);
        copy(bytes, offset, length);
    }

    @Override
    public long skip(long count) {
        return skipBytes((int) Math.max(0, Math.min(count, Integer.MAX_VALUE)));
    }

    @Override
    public int skipBytes(int count) {
        int skipped = Math.max(0, Math.min(count, available()));
        in.position(in.position() + skipped);
        return skipped;
    }

    @Override
    public int available() {
        return end - in().position();
    }

    @Override
    public boolean readBoolean() throws EOFException {
        // Any byte, whoever wrote it: the contract takes all but 0 for true.
        return readByte() != 0;
    }

    @Override
    public byte readByte() throws EOFException {
        return in(Byte.BYTES).readByte();
    }

    @Override
    public int readUnsignedByte() throws EOFException {
        return readByte() & UNSIGNED_BYTE;
    }

    @Override
    public short readShort() throws EOFException {
        return in(Short.BYTES).readShort();
    }

    @Override
    public int readUnsignedShort() throws EOFException {
        return readShort() & UNSIGNED_SHORT;
    }

    @Override
    public char readChar() throws EOFException {
        return in(Character.BYTES).readChar();
    }

    @Override
    public int readInt() throws EOFException {
        return in(Integer.BYTES).readInt();
    }

    @Override
    public long readLong() throws EOFException {
        return in(Long.BYTES).readLong();
    }

    @Override
    public float readFloat() throws EOFException {
        return in(Float.BYTES).readFloat();
    }

    @Override
    public double readDouble() throws EOFException {
        return in(Double.BYTES).readDouble();
    }

    /** A line of bytes, each a char, as the contract of this method says: a lone carriage return ends it, too. */
    @Override
    public String readLine() {
        if (available() == 0) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        int next = read();
        while (next >= 0 && next != '\n' && next != '\r') {
            line.append((char) next);
            next = read();
        }
        if (next == '\r' && available() > 0 && in().array()[in().position()] == '\n') {
            skipBytes(1);
        }
        return line.toString();
    }

    @Override
    public String readUTF() throws EOFException {
        String text = in(1).readString();
        if (in().position() > end) {
            throw CreationErrors.readsMore(in());
        }
        return text;
    }

    @Override
    public void close() {
        // Nothing is to be released.
    }
}
