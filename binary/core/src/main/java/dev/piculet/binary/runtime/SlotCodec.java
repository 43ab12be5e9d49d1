package dev.piculet.binary.runtime;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;

/** A codec as generated code sees it. For generated code only. */
public abstract class SlotCodec {
    /**
     * Returns the bits of a value for the control word.
     *
     * @throws dev.piculet.binary.io.UnsupportedValueException if the slot can't hold the value
     */
    public abstract int control(Object value);

    /** Writes the body of a value whose {@link #control} is given. */
    public abstract void encodeBody(BinaryOutput out, Object value, int control);

    /** Reads a value whose control is given. */
    public abstract Object decodeBody(BinaryInput in, int control);
}
