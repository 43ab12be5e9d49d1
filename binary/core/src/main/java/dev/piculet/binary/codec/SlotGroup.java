package dev.piculet.binary.codec;

import dev.piculet.access.Getter;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.ControlBits;

/** Up to sixteen slots of an object with their control word (wire format, section 4.8). Immutable. */
final class SlotGroup {
    private final Slot[] slots;

    // Those of the slots, for a call less for each of them: nothing inlines it while a JVM starts.
    private final Codec[] codecs;
    private final Getter[] getters;

    private final int first;
    private final int bits;
    private final boolean endsChain;

    /**
     * @param first the number of slots in the groups before
     * @param endsChain true if the last slot leads to the next object of a chain
     */
    SlotGroup(Slot[] slots, int first, boolean endsChain) {
        this.slots = slots;
        this.first = first;
        this.endsChain = endsChain;
        this.codecs = new Codec[slots.length];
        this.getters = new Getter[slots.length];
        int bits = 0;
        for (int i = 0; i < slots.length; i++) {
            codecs[i] = slots[i].codec();
            getters[i] = slots[i].getter();
            bits += codecs[i].controlBits();
        }
        this.bits = bits;
    }

    /** Writes all slots; of a chain, all but the body of the last, which is returned. */
    Object encode(BinaryOutput out, Object object) {
        Object[] values = new Object[slots.length];
        int[] controls = new int[slots.length];
        long word = 0;
        int shift = 0;
        int i = 0;
        try {
            for (; i < slots.length; i++) {
                Codec codec = codecs[i];
                Object value = getters[i].get(object);
                int control = codec.control(value);
                values[i] = value;
                controls[i] = control;
                word |= (long) control << shift;
                shift += codec.controlBits();
            }
            ControlWord.write(out, word, bits);
            int bodies = slots.length - (endsChain ? 1 : 0);
            for (i = 0; i < bodies; i++) {
                codecs[i].encodeBody(out, values[i], controls[i]);
            }
        } catch (BinaryException e) {
            throw e.under("." + slots[Math.min(i, slots.length - 1)].name());
        }
        return endsChain ? values[slots.length - 1] : null;
    }

    /**
     * Reads all slots into {@code values}, and into the object if there is one already.
     *
     * @param more of a chain: receives whether the last slot, which is then not read, holds an object
     */
    void decode(BinaryInput in, Object[] values, Object object, boolean[] more) {
        long word = ControlWord.read(in, bits);
        int i = 0;
        try {
            for (; i < slots.length; i++) {
                Codec codec = codecs[i];
                int control = (int) word & ControlBits.mask(codec.controlBits());
                word >>>= codec.controlBits();
                if (endsChain && i == slots.length - 1) {
                    more[0] = control != 0;
                    return;
                }
                Object value = codec.decodeBody(in, control);
                values[first + i] = value;
                if (object != null && slots[i].isLate() && !slots[i].isLast()) {
                    slots[i].finish(object, value, in);
                }
            }
        } catch (BinaryException e) {
            throw e.under("." + slots[i].name());
        }
    }
}
