package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.runtime.SlotCodec;
import dev.piculet.binary.schema.WireType;

/**
 * Writes and reads what lies in one kind of slot, bound to one Java type. A value is written in two parts: its control,
 * a few bits that all slots of a record put into one word before their bodies, and its body.
 *
 * <p>Codecs are interpreted: they walk values by way of accessors and box what is primitive. They are the oracle of
 * generated code, and what it calls for types that it has no expression for. Immutable and thread-safe.
 */
public abstract class Codec extends SlotCodec {
    private final WireType wireType;
    private final int controlBits;

    protected Codec(WireType wireType) {
        this.wireType = wireType;
        this.controlBits = wireType.controlBits();
    }

    /** Refuses a value of another class than its place declares: unchecked casts and raw types put it there. */
    static void requireInstance(Class<?> expected, Object value) {
        if (!expected.isInstance(value)) {
            throw ValueErrors.wrongClass(value.getClass(), expected);
        }
    }

    /** Refuses a value that lies as deep as the limit, or deeper. */
    static void requireDepth(int depth, Limits limits) {
        if (depth >= limits.depth()) {
            throw ValueErrors.tooDeep(limits.depth());
        }
    }

    /**
     * Returns the depth of what is inside a value.
     *
     * @param depth of the value itself
     */
    static int deeper(int depth, Limits limits) {
        requireDepth(depth, limits);
        return depth + 1;
    }

    /** Whether values count as levels themselves: a choice or an open place around them is none then. */
    boolean isLevel() {
        return false;
    }

    /** Whether values are added to the objects that are open by the codec itself, and not by who calls it. */
    boolean entersItself() {
        return false;
    }

    /** Whether the class of values chooses the instance that is read, so that it may be of another class. */
    public boolean isResolved() {
        return false;
    }

    /** What lies in the slot. */
    public final WireType wireType() {
        return wireType;
    }

    /** The bits of {@link #control}. */
    public final int controlBits() {
        return controlBits;
    }
}
