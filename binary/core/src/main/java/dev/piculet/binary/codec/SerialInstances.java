package dev.piculet.binary.codec;

import dev.piculet.access.BareInstantiator;
import dev.piculet.access.InstanceMethod;
import dev.piculet.binary.encoding.LittleEndian;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.state.Reading;
import java.util.ArrayList;
import java.util.List;

/**
 * A class that writes and reads itself by {@code writeObject} and {@code readObject}, its own or those of superclasses. Each class
 * of the hierarchy has a part; all but the last have their length before them (wire format, section 4.10).
 */
final class SerialInstances extends SelfWritten {
    private final BareInstantiator instantiator;
    private final List<SerialPart> parts;
    private final UnwrittenState unwritten;

    /** Declared to return a superclass, so that callers do not load this class unless they come here. */
    static SelfWritten of(
            Class<?> type,
            InstanceMethod resolver,
            Class<?> bound,
            BareInstantiator instantiator,
            List<SerialPart> parts,
            UnwrittenState unwritten) {
        return new SerialInstances(type, resolver, bound, instantiator, parts, unwritten);
    }

    /** @param parts the highest class first */
    private SerialInstances(
            Class<?> type,
            InstanceMethod resolver,
            Class<?> bound,
            BareInstantiator instantiator,
            List<SerialPart> parts,
            UnwrittenState unwritten) {
        super(type, resolver, bound);
        this.instantiator = instantiator;
        this.parts = parts;
        this.unwritten = unwritten;
    }

    @Override
    SelfWritten generated() {
        List<SerialPart> generated = new ArrayList<>();
        for (SerialPart each : parts) {
            generated.add(each.generated());
        }
        return new SerialInstances(type(), resolver(), bound(), instantiator, generated, unwritten);
    }

    /** Only what was made for the class as it is now writes: then no part is without data. */
    @Override
    void write(Object value, BinaryOutput part) {
        unwritten.requireNone(value);
        int last = parts.size() - 1;
        for (int i = 0; i < last; i++) {
            int start = part.position();
            part.writeInt(0);
            parts.get(i).write(value, part);
            int length = part.position() - start - Integer.BYTES;
            LittleEndian.INT.set(part.array(), start, length);
        }
        parts.get(last).write(value, part);
    }

    @Override
    Object read(BinaryInput part) {
        boolean isOutermost = Reading.validations(part) == null;
        if (isOutermost) {
            Reading.collectValidations(part);
        }
        Object value;
        try {
            value = instantiator.create();
        } catch (Throwable e) {
            throw Refusal.of(e, type(), part);
        }
        int left = 0;
        for (SerialPart each : parts) {
            left += each.hasData() ? 1 : 0;
        }
        for (SerialPart each : parts) {
            if (each.hasData()) {
                left--;
                each.read(value, part, left == 0 ? part.limit() : end(part));
            } else {
                each.readNothing(value, part);
            }
        }
        if (isOutermost) {
            Validations.run(part);
        }
        return value;
    }

    private static int end(BinaryInput part) {
        int length = part.readInt();
        part.require(length);
        return part.position() + length;
    }
}
