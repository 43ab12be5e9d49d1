package dev.piculet.binary.codec;

import dev.piculet.access.SerialField;
import dev.piculet.binary.io.BinaryInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectInputValidation;
import java.io.ObjectStreamClass;

/**
 * What a class's {@code readObject} reads from: exactly the bytes that its {@code writeObject} wrote. Of no use when the method
 * has returned.
 */
final class SerialInput extends ObjectInputStream {
    private final SerialPart part;
    private final Object instance;
    private final ExternalInput source;
    private final BinaryInput in;

    /** @param in what the source reads */
    SerialInput(SerialPart part, Object instance, ExternalInput source, BinaryInput in) throws IOException {
        this.part = part;
        this.instance = instance;
        this.source = source;
        this.in = in;
    }

    @Override
    protected Object readObjectOverride() throws EOFException {
        return source.readObject();
    }

    @Override
    public Object readUnshared() throws EOFException {
        return source.readObject();
    }

    @Override
    public void defaultReadObject() throws IOException {
        part.set(instance, part.readValues(source));
    }

    @Override
    public GetField readFields() throws IOException {
        return new Fields(part, part.readValues(source));
    }

    @Override
    public void registerValidation(ObjectInputValidation validation, int priority) throws InvalidObjectException {
        source.available();
        Validations.add(in, validation, priority);
    }

    @Override
    public int read() {
        return source.read();
    }

    @Override
    public int read(byte[] bytes) {
        return source.read(bytes);
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
        return source.read(bytes, offset, length);
    }

    @Override
    public void readFully(byte[] bytes) throws EOFException {
        source.readFully(bytes);
    }

    @Override
    public void readFully(byte[] bytes, int offset, int length) throws EOFException {
        source.readFully(bytes, offset, length);
    }

    @Override
    public long skip(long count) {
        return source.skip(count);
    }

    @Override
    public int skipBytes(int count) {
        return source.skipBytes(count);
    }

    @Override
    public int available() {
        return source.available();
    }

    @Override
    public boolean readBoolean() throws EOFException {
        return source.readBoolean();
    }

    @Override
    public byte readByte() throws EOFException {
        return source.readByte();
    }

    @Override
    public int readUnsignedByte() throws EOFException {
        return source.readUnsignedByte();
    }

    @Override
    public char readChar() throws EOFException {
        return source.readChar();
    }

    @Override
    public short readShort() throws EOFException {
        return source.readShort();
    }

    @Override
    public int readUnsignedShort() throws EOFException {
        return source.readUnsignedShort();
    }

    @Override
    public int readInt() throws EOFException {
        return source.readInt();
    }

    @Override
    public long readLong() throws EOFException {
        return source.readLong();
    }

    @Override
    public float readFloat() throws EOFException {
        return source.readFloat();
    }

    @Override
    public double readDouble() throws EOFException {
        return source.readDouble();
    }

    @Override
    public String readUTF() throws EOFException {
        return source.readUTF();
    }

    @Override
    @Deprecated
    public String readLine() {
        return source.readLine();
    }

    @Override
    public void close() {
        // Nothing is to be released.
    }

    /** Values of fields that the class asks for by name. */
    private static final class Fields extends GetField {
        private final SerialPart part;
        private final Object[] values;

        Fields(SerialPart part, Object[] values) {
            this.part = part;
            this.values = values;
        }

        @Override
        public ObjectStreamClass getObjectStreamClass() {
            return ObjectStreamClass.lookup(part.type());
        }

        @Override
        public boolean defaulted(String name) {
            return part.slot(name) < 0;
        }

        private Object get(String name, Object other, Class<?> type) {
            SerialField field = part.field(name, type);
            if (field == null) {
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            }
            int slot = part.slot(name);
            return slot < 0 ? other : values[slot];
        }

        @Override
        public boolean get(String name, boolean other) {
            return (Boolean) get(name, (Object) other, boolean.class);
        }

        @Override
        public byte get(String name, byte other) {
            return (Byte) get(name, (Object) other, byte.class);
        }

        @Override
        public char get(String name, char other) {
            return (Character) get(name, (Object) other, char.class);
        }

        @Override
        public short get(String name, short other) {
            return (Short) get(name, (Object) other, short.class);
        }

        @Override
        public int get(String name, int other) {
            return (Integer) get(name, (Object) other, int.class);
        }

        @Override
        public long get(String name, long other) {
            return (Long) get(name, (Object) other, long.class);
        }

        @Override
        public float get(String name, float other) {
            return (Float) get(name, (Object) other, float.class);
        }

        @Override
        public double get(String name, double other) {
            return (Double) get(name, (Object) other, double.class);
        }

        @Override
        public Object get(String name, Object other) {
            return get(name, other, Object.class);
        }
    }
}
