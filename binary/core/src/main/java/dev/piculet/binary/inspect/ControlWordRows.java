package dev.piculet.binary.inspect;

import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.WireType;
import java.util.List;

/** Reads control words, and adds a row for each and for each of its slots (wire format, section 3). */
final class ControlWordRows {
    private static final int WHICH_WIDTH = 10;

    /** A slot of a record: its place, seen from the record, and its type. */
    record Slot(String segment, WireType type) {}

    private final BinaryInput in;
    private final Listing listing;
    private final TypeText types;
    private final ValuePath path;

    ControlWordRows(BinaryInput in, Listing listing, TypeText types, ValuePath path) {
        this.in = in;
        this.listing = listing;
        this.types = types;
        this.path = path;
    }

    /**
     * Reads the control word of some slots and returns the control of each.
     *
     * @param segment where the slots are, seen from the path
     * @param record the record that the slots make up
     */
    int[] read(List<Slot> slots, String segment, String record) {
        int bits = 0;
        for (Slot slot : slots) {
            bits += slot.type().controlBits();
        }
        int start = in.offset();
        in.require(ControlBits.bytes(bits));
        long word = 0;
        for (int i = 0; i < ControlBits.bytes(bits); i++) {
            word |= (in.readByte() & 0xFFL) << (8 * i);
        }
        if (bits > 0) {
            boolean stray = bits < Long.SIZE && word >>> bits != 0;
            String text = "control word, " + Amount.of(bits, "bit") + (stray ? ", higher ones ignored" : "");
            listing.add(Row.ofBytes(start, in.offset(), path.shown(segment), record, text));
        }
        int[] controls = new int[slots.size()];
        int bit = 0;
        for (int i = 0; i < controls.length; i++) {
            WireType type = slots.get(i).type();
            int width = type.controlBits();
            if (width > 0) {
                controls[i] = (int) (word >>> bit) & ControlBits.mask(width);
                String place = path.shown(slots.get(i).segment());
                String meaning = types.control(type, controls[i]);
                listing.add(Row.ofBits(in.offset(), bits(bit, width, controls[i]), place, types.of(type), meaning));
            }
            bit += width;
        }
        return controls;
    }

    /** Returns {@code bits 4-7  0011}, the highest bit first. */
    private static String bits(int first, int width, int control) {
        String which = width == 1 ? "bit " + first : "bits " + first + "-" + (first + width - 1);
        StringBuilder digits = new StringBuilder();
        for (int i = width - 1; i >= 0; i--) {
            digits.append(control >>> i & 1);
        }
        return which + " ".repeat(Math.max(0, WHICH_WIDTH - which.length())) + "  " + digits;
    }
}
