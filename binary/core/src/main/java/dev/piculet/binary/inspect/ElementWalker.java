package dev.piculet.binary.inspect;

import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.inspect.ControlWordRows.Slot;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.List;

/** Goes through the elements of sequences and the entries of maps (wire format, section 4.6). */
final class ElementWalker {
    private final BinaryInput in;
    private final ValueWalker values;

    ElementWalker(BinaryInput in, ValueWalker values) {
        this.in = in;
        this.values = values;
    }

    /** Reads the body of a sequence or a map. */
    void walk(WireType type, int control) {
        boolean hasNulls = control == Counts.SPECIAL && form(type instanceof WireType.Dictionary);
        String noun = type instanceof WireType.Dictionary ? "entry" : "element";
        int count = control < Counts.LONG ? control - 1 : values.number("count", noun);
        List<WireType> kinds = type.parts();
        if (hasNulls) {
            kinds = kinds.stream().map(WireType::orNull).toList();
        }
        Counts.checkCount(in, count, kinds);
        if (count > 0) {
            records(kinds, 0, count);
        }
    }

    /** Reads the byte of a special control, and returns whether there may be nulls. */
    private boolean form(boolean map) {
        int start = in.offset();
        int header = Counts.readHeader(in, Counts.SPECIAL);
        int code = Counts.form(header);
        boolean hasNulls = Counts.hasNulls(header);
        Class<?> type = map ? DictionaryCodes.type(code) : SequenceCodes.type(code);
        String name = code == 0 ? "plain" : code + (type == null ? "" : ", read as " + type.getSimpleName());
        values.row(start, "form", name + (hasNulls ? ", elements may be null" : ""));
        return hasNulls;
    }

    /** Goes through a record from an element on, and then through those behind it. */
    private void records(List<WireType> kinds, int first, int count) {
        boolean map = kinds.size() > 1;
        boolean alone = map || ControlBits.hasOwnWord(kinds.get(0));
        int end = alone ? first + 1 : (int) Math.min(count, (long) first + FieldOrder.GROUP);
        if (end < count) {
            values.later(() -> records(kinds, end, count));
        }
        if (map) {
            Slot key = new Slot(".keys[" + first + "]", kinds.get(0));
            values.record(List.of(key, new Slot(".values[" + first + "]", kinds.get(1))), "[" + first + "]", "entry");
            return;
        }
        List<Slot> slots = new ArrayList<>();
        for (int i = first; i < end; i++) {
            slots.add(new Slot("[" + i + "]", kinds.get(0)));
        }
        String range = end == first + 1 ? "[" + first + "]" : "[" + first + "-" + (end - 1) + "]";
        values.record(slots, range, alone ? "element" : "elements");
    }
}
