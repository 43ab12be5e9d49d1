package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;

/** A value of a class that has a layout of its own, or null. */
public final class LeafCodec extends Codec {
    private final Leaf<Object> leaf;
    private final boolean nullable;
    private final Limits limits;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    public static Codec of(WireType.Leaf type, Leaf<?> leaf, Limits limits) {
        return new LeafCodec(type, leaf, limits);
    }

    @SuppressWarnings("unchecked") // Slots are made for the leaf's own class.
    private LeafCodec(WireType.Leaf type, Leaf<?> leaf, Limits limits) {
        super(type);
        this.leaf = (Leaf<Object>) leaf;
        this.nullable = type.nullable();
        this.limits = limits;
    }

    @Override
    public int control(Object value) {
        if (value == null && !nullable) {
            throw ValueErrors.nullNotAllowed(leaf.type().getName());
        }
        if (value == null) {
            return 0;
        }
        requireInstance(leaf.type(), value);
        return nullable ? 1 : 0;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (value != null) {
            leaf.encode(out, value);
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (nullable && control == 0) {
            return null;
        }
        int offset = in.offset();
        Reading.limits(in, limits.stringLength(), limits.elements());
        try {
            return leaf.decode(in);
        } catch (Throwable e) {
            // A user's codec may throw anything.
            Refusal.passOn(e);
            throw ValueErrors.invalidLeaf(leaf.type(), offset, in, e);
        }
    }
}
