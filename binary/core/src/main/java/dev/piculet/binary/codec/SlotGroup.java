package dev.piculet.binary.codec;

import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.ControlBits;

/** Up to sixteen slots of an object with their control word (wire format, section 4.8). Immutable. */
final class SlotGroup {
    private final Slot[] slots;
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
        int bits = 0;
        for (Slot slot : slots) {
            bits += slot.codec().controlBits();
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
                Codec codec = slots[i].codec();
                values[i] = slots[i].getter().get(object);
                controls[i] = codec.control(values[i]);
                word |= (long) controls[i] << shift;
                shift += codec.controlBits();
            }
            ControlWord.write(out, word, bits);
            int bodies = slots.length - (endsChain ? 1 : 0);
            for (i = 0; i < bodies; i++) {
                slots[i].codec().encodeBody(out, values[i], controls[i]);
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
                Slot slot = slots[i];
                int control = (int) word & ControlBits.mask(slot.codec().controlBits());
                word >>>= slot.codec().controlBits();
                if (endsChain && i == slots.length - 1) {
                    more[0] = control != 0;
                    return;
                }
                Object value = slot.codec().decodeBody(in, control);
                values[first + i] = value;
                if (object != null && slot.isLate() && !slot.isLast()) {
                    slot.finish(object, value, in);
                }
            }
        } catch (BinaryException e) {
            throw e.under("." + slots[i].name());
        }
    }
}
