package dev.piculet.binary.codec;

import dev.piculet.access.SerialField;
import java.io.IOException;
import java.io.NotActiveException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;

/** What a class's {@code writeObject} writes to: a part of a message. Of no use when the method has returned. */
final class SerialOutput extends ObjectOutputStream {
    private final SerialPart part;
    private final Object instance;
    private final ExternalOutput target;
    private Fields fields;

    SerialOutput(SerialPart part, Object instance, ExternalOutput target) throws IOException {
        this.part = part;
        this.instance = instance;
        this.target = target;
    }

    @Override
    protected void writeObjectOverride(Object value) {
        target.writeObject(value);
    }

    /** No reader of ours shares what must not be shared: each object has its own bytes, or the reader asked for references. */
    @Override
    public void writeUnshared(Object value) {
        target.writeObject(value);
    }

    @Override
    public void defaultWriteObject() {
        part.writeValues(part.valuesOf(instance), target);
    }

    @Override
    public PutField putFields() {
        if (fields == null) {
            fields = new Fields(part);
        }
        return fields;
    }

    @Override
    public void writeFields() throws IOException {
        if (fields == null) {
            throw new NotActiveException("no current PutField object");
        }
        part.writeValues(fields.values, target);
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("writeObject can't reset the stream that it is called with.");
    }

    @Override
    public void useProtocolVersion(int version) {
        throw new IllegalStateException("writeObject can't choose a protocol of Java serialization.");
    }

    @Override
    public void write(int value) {
        target.write(value);
    }

    @Override
    public void write(byte[] bytes) {
        target.write(bytes);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        target.write(bytes, offset, length);
    }

    @Override
    public void writeBoolean(boolean value) {
        target.writeBoolean(value);
    }

    @Override
    public void writeByte(int value) {
        target.writeByte(value);
    }

    @Override
    public void writeShort(int value) {
        target.writeShort(value);
    }

    @Override
    public void writeChar(int value) {
        target.writeChar(value);
    }

    @Override
    public void writeInt(int value) {
        target.writeInt(value);
    }

    @Override
    public void writeLong(long value) {
        target.writeLong(value);
    }

    @Override
    public void writeFloat(float value) {
        target.writeFloat(value);
    }

    @Override
    public void writeDouble(double value) {
        target.writeDouble(value);
    }

    @Override
    public void writeBytes(String text) {
        target.writeBytes(text);
    }

    @Override
    public void writeChars(String text) {
        target.writeChars(text);
    }

    @Override
    public void writeUTF(String text) {
        target.writeUTF(text);
    }

    @Override
    protected void drain() {
        // Everything is in memory.
    }

    @Override
    public void flush() {
        // Everything is in memory.
    }

    @Override
    public void close() {
        // Nothing is to be released.
    }

    /** Values of fields that the class gives by name. */
    private static final class Fields extends PutField {
        private final SerialPart part;
        private final Object[] values;

        Fields(SerialPart part) {
            this.part = part;
            this.values = part.noValues();
        }

        private void put(String name, Object value, Class<?> type) {
            SerialField field = part.field(name, type);
            if (field == null) {
                throw new IllegalArgumentException("no such field " + name + " with type " + type);
            }
            values[part.slot(name)] = value;
        }

        @Override
        public void put(String name, boolean value) {
            put(name, value, boolean.class);
        }

        @Override
        public void put(String name, byte value) {
            put(name, value, byte.class);
        }

        @Override
        public void put(String name, char value) {
            put(name, value, char.class);
        }

        @Override
        public void put(String name, short value) {
            put(name, value, short.class);
        }

        @Override
        public void put(String name, int value) {
            put(name, value, int.class);
        }

        @Override
        public void put(String name, long value) {
            put(name, value, long.class);
        }

        @Override
        public void put(String name, float value) {
            put(name, value, float.class);
        }

        @Override
        public void put(String name, double value) {
            put(name, value, double.class);
        }

        @Override
        public void put(String name, Object value) {
            put(name, value, Object.class);
        }

        @Override
        @Deprecated
        public void write(ObjectOutput out) throws IOException {
            throw new NotActiveException("Fields are written by writeFields.");
        }
    }
}
