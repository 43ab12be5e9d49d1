package dev.piculet.binary.codec;

import dev.piculet.access.SerialField;
import dev.piculet.binary.error.CreationErrors;
import java.io.IOException;

/**
 * A field that Java serialization writes by default, as it is in the data.
 *
 * @param letter tells its type, as in descriptors
 * @param field null if the class no longer has it
 * @param codec of the objects that it holds; null if it holds primitives
 */
record SerialSlot(char letter, SerialField field, OpenCodec codec) {
    SerialSlot generated() {
        return codec == null ? this : new SerialSlot(letter, field, codec.generated());
    }

    /** Whether the class has it, by a name. */
    boolean isFor(String name) {
        return field != null && field.name().equals(name);
    }

    void write(Object value, ExternalOutput target) {
        switch (letter) {
            case 'Z' -> target.writeBoolean((Boolean) value);
            case 'B' -> target.writeByte((Byte) value);
            case 'C' -> target.writeChar((Character) value);
            case 'S' -> target.writeShort((Short) value);
            case 'I' -> target.writeInt((Integer) value);
            case 'J' -> target.writeLong((Long) value);
            case 'F' -> target.writeFloat((Float) value);
            case 'D' -> target.writeDouble((Double) value);
            default -> target.writeObject(value, codec);
        }
    }

    /** @param dropped passes over an object that is not wanted */
    Object read(ExternalInput source, Codec dropped) throws IOException {
        return switch (letter) {
            case 'Z' -> source.readBoolean();
            case 'B' -> source.readByte();
            case 'C' -> source.readChar();
            case 'S' -> source.readShort();
            case 'I' -> source.readInt();
            case 'J' -> source.readLong();
            case 'F' -> source.readFloat();
            case 'D' -> source.readDouble();
            default -> source.readObject(field == null ? dropped : codec);
        };
    }

    void set(Object instance, Object value, Class<?> type) {
        if (field == null) {
            return;
        }
        try {
            field.set(instance, value);
        } catch (IllegalArgumentException e) {
            throw CreationErrors.otherFieldType(type, field.name());
        }
    }
}
