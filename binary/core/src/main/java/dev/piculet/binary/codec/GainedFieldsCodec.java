package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.WireType;

/** Reads a collection or map as an object of its class, which has fields now: they are null or 0. */
final class GainedFieldsCodec extends ReadingCodec {
    private final ObjectLayout layout;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(WireType wireType, ObjectLayout layout) {
        return new GainedFieldsCodec(wireType, layout);
    }

    /** @param layout whose only slot holds the elements */
    private GainedFieldsCodec(WireType wireType, ObjectLayout layout) {
        super(wireType);
        this.layout = layout;
    }

    /** The codec of the elements as a collection of the JDK. */
    Codec elements() {
        return layout.slots()[0].codec();
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == Counts.NULL) {
            return null;
        }
        Budget.countObject(in);
        Slot[] slots = layout.slots();
        Object[] values = {elements().decodeBody(in, control)};
        Object object;
        try {
            object = layout.assembly().create(slots, values);
        } catch (Throwable e) {
            throw Refusal.of(e, layout.type(), in);
        }
        slots[0].finish(object, values[0], in);
        return object;
    }
}
