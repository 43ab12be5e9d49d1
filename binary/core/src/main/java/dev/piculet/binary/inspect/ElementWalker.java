package dev.piculet.binary.inspect;

import dev.piculet.binary.codec.ArrayNames;
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
        int header = control == Counts.SPECIAL ? form(type) : 0;
        String noun = type instanceof WireType.Dictionary ? "entry" : "element";
        int count = control < Counts.LONG ? control - 1 : values.number("count", noun);
        if (Counts.tellsClass(header, type)) {
            className();
        }
        List<WireType> kinds = type.parts();
        if (Counts.hasNulls(header)) {
            kinds = kinds.stream().map(WireType::orNull).toList();
        }
        Counts.checkCount(in, count, kinds);
        if (count > 0) {
            records(kinds, 0, count);
        }
    }

    private void className() {
        int start = in.offset();
        String name = ArrayNames.next(in);
        values.row(start, "class", "array of " + ValueText.name(name));
    }

    /** Reads the byte of a special control. */
    private int form(WireType type) {
        int start = in.offset();
        int header = Counts.readHeader(in, Counts.SPECIAL);
        int code = Counts.form(header);
        String name = code == 0 ? "plain" : code + meaning(header, type);
        values.row(start, "form", name + (Counts.hasNulls(header) ? ", elements may be null" : ""));
        return header;
    }

    private static String meaning(int header, WireType type) {
        if (Counts.tellsClass(header, type)) {
            return ", of another class";
        }
        int code = Counts.form(header);
        Class<?> read = type instanceof WireType.Dictionary ? DictionaryCodes.type(code) : SequenceCodes.type(code);
        return read == null ? "" : ", read as " + read.getSimpleName();
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
