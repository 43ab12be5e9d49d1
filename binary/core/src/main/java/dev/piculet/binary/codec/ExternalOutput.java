package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryOutput;
import java.io.ObjectOutput;

/** What a class writes itself to: a part of a message. Objects are open places. Of no use when the class has returned. */
final class ExternalOutput implements ObjectOutput {
    private final OpenCodec objects;
    private final String method;
    private BinaryOutput out;

    private final HalfDone halfDone = new HalfDone();

    /** @param method the class's, for messages */
    ExternalOutput(BinaryOutput out, OpenCodec objects, String method) {
        this.out = out;
        this.objects = objects;
        this.method = method;
    }

    /** Refuses everything from now on. */
    void end() {
        out = null;
    }

    private BinaryOutput out() {
        if (out == null) {
            throw new IllegalStateException(method + " has returned, and what it wrote to is no longer there.");
        }
        return out;
    }

    /**
     * Throws what has left an object half written, though the class has caught it: nothing that it writes behind can be read.
     *
     * @throws Throwable whatever that is
     */
    void requireWhole() throws Throwable {
        halfDone.refuse();
    }

    /** The index of the next byte. */
    int position() {
        return out().position();
    }

    /** Notes what was thrown behind a position, if something stands there. */
    void failed(Throwable cause, int from) {
        if (out != null) {
            halfDone.note(cause, from, out.position());
        }
    }

    @Override
    public void writeObject(Object value) {
        writeObject(value, objects);
    }

    /** Writes an object of a place that holds no others than a codec says. */
    void writeObject(Object value, OpenCodec codec) {
        BinaryOutput present = out();
        int from = present.position();
        try {
            codec.requireOwnClass(value);
            int control = codec.control(value);
            ControlWord.write(present, control, codec.controlBits());
            codec.encodeBody(present, value, control);
        } catch (Throwable e) {
            failed(e, from);
            throw e;
        }
    }

    @Override
    public void write(int value) {
        out().writeByte(value);
    }

    @Override
    public void write(byte[] bytes) {
        out().writeBytes(bytes);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        out().writeBytes(bytes, offset, length);
    }

    @Override
    public void writeBoolean(boolean value) {
        out().writeBoolean(value);
    }

    @Override
    public void writeByte(int value) {
        out().writeByte(value);
    }

    @Override
    public void writeShort(int value) {
        out().writeShort((short) value);
    }

    @Override
    public void writeChar(int value) {
        out().writeChar((char) value);
    }

    @Override
    public void writeInt(int value) {
        out().writeInt(value);
    }

    @Override
    public void writeLong(long value) {
        out().writeLong(value);
    }

    @Override
    public void writeFloat(float value) {
        out().writeFloat(value);
    }

    @Override
    public void writeDouble(double value) {
        out().writeDouble(value);
    }

    @Override
    public void writeBytes(String text) {
        makeRoom(text.length());
        for (int i = 0; i < text.length(); i++) {
            out().writeByte(text.charAt(i));
        }
    }

    @Override
    public void writeChars(String text) {
        makeRoom((long) Character.BYTES * text.length());
        for (int i = 0; i < text.length(); i++) {
            out().writeChar(text.charAt(i));
        }
    }

    /** So that nothing is written where not all has room. */
    private void makeRoom(long size) {
        out().ensure(out().position(), size);
    }

    @Override
    public void writeUTF(String text) {
        out().writeString(text);
    }

    @Override
    public void flush() {
        // Everything is in memory.
    }

    @Override
    public void close() {
        // Nothing is to be released.
    }
}
