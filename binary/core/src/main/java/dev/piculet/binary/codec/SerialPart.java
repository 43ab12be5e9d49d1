package dev.piculet.binary.codec;

import dev.piculet.access.SerialClass;
import dev.piculet.access.SerialField;
import dev.piculet.binary.error.CreationErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import java.io.IOException;

/** What one class of a hierarchy writes and reads of an instance: by methods of its own, or its fields. Thread-safe. */
final class SerialPart {
    private final SerialClass type;
    private final boolean hasData;
    private final SerialSlot[] slots;
    private final Codec dropped;
    private final OpenCodec objects;

    /**
     * @param hasData whether the class was one of the hierarchy when the data was written
     * @param slots its fields in the data
     * @param dropped passes over objects of fields that are no longer there
     * @param objects writes and reads the objects that the class writes
     */
    SerialPart(SerialClass type, boolean hasData, SerialSlot[] slots, Codec dropped, OpenCodec objects) {
        this.type = type;
        this.hasData = hasData;
        this.slots = slots;
        this.dropped = dropped;
        this.objects = objects;
    }

    SerialPart generated() {
        SerialSlot[] generated = new SerialSlot[slots.length];
        for (int i = 0; i < slots.length; i++) {
            generated[i] = slots[i].generated();
        }
        return new SerialPart(type, hasData, generated, dropped, objects.generated());
    }

    boolean hasData() {
        return hasData;
    }

    Class<?> type() {
        return type.type();
    }

    /** Returns the number of a field in the data; -1 if it is not in it. */
    int slot(String name) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i].isFor(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Returns a field that the class has now; null if it has no such field, or one of another type. */
    SerialField field(String name, Class<?> kind) {
        for (SerialField each : type.fields()) {
            boolean fits =
                    kind.isPrimitive() ? each.type() == kind : !each.type().isPrimitive();
            if (each.name().equals(name) && fits) {
                return each;
            }
        }
        return null;
    }

    void write(Object instance, BinaryOutput part) {
        ExternalOutput target = new ExternalOutput(part, objects, "writeObject");
        try {
            if (type.writesItself()) {
                type.write(instance, new SerialOutput(this, instance, target));
            } else {
                writeValues(valuesOf(instance), target);
            }
            target.requireWhole();
        } catch (Throwable e) {
            Refusal.passOn(e);
            throw CreationErrors.writingFailed("writeObject", type(), e);
        } finally {
            target.end();
        }
    }

    Object[] valuesOf(Object instance) {
        Object[] values = new Object[slots.length];
        for (int i = 0; i < slots.length; i++) {
            values[i] = slots[i].field().get(instance);
        }
        return values;
    }

    Object[] noValues() {
        Object[] values = new Object[slots.length];
        for (int i = 0; i < slots.length; i++) {
            values[i] = slots[i].field().none();
        }
        return values;
    }

    void writeValues(Object[] values, ExternalOutput target) {
        int from = target.position();
        try {
            for (int i = 0; i < slots.length; i++) {
                slots[i].write(values[i], target);
            }
        } catch (Throwable e) {
            target.failed(e, from);
            throw e;
        }
    }

    void read(Object instance, BinaryInput part, int end) {
        ExternalInput source = new ExternalInput(part, end, objects, "readObject");
        try {
            if (type.readsItself()) {
                type.read(instance, new SerialInput(this, instance, source, part));
            } else {
                set(instance, readValues(source));
            }
            source.requireWhole();
        } catch (Throwable e) {
            throw Refusal.of(e, type(), part);
        } finally {
            source.end();
        }
        if (part.position() != end) {
            throw CreationErrors.readsLess(
                    type.readsItself() ? "readObject" : "The fields", type(), end - part.position(), part);
        }
    }

    void readNothing(Object instance, BinaryInput part) {
        try {
            type.readNothing(instance);
        } catch (Throwable e) {
            throw Refusal.of(e, type(), part);
        }
    }

    /** Returns the values of the fields in the data; null for those that are no longer there. */
    Object[] readValues(ExternalInput source) throws IOException {
        Object[] values = new Object[slots.length];
        int from = source.position();
        try {
            for (int i = 0; i < slots.length; i++) {
                values[i] = slots[i].read(source, dropped);
            }
        } catch (Throwable e) {
            source.failed(e, from);
            throw e;
        }
        return values;
    }

    void set(Object instance, Object[] values) {
        for (int i = 0; i < slots.length; i++) {
            slots[i].set(instance, values[i], type());
        }
    }
}
