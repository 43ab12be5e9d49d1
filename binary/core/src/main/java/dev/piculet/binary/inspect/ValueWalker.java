package dev.piculet.binary.inspect;

import dev.piculet.binary.codec.Budget;
import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.binary.codec.LeafCodec;
import dev.piculet.binary.codec.OpenCodec;
import dev.piculet.binary.codec.PrimitiveArrayCodec;
import dev.piculet.binary.codec.TextCodec;
import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.codec.UnsignedCodec;
import dev.piculet.binary.codec.UntypedLeaves;
import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.inspect.ControlWordRows.Slot;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.SchemaPrinter;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Goes through the bytes of a value by its schema alone, and adds a row for everything that it meets. Parts still to be
 * read are on a separate stack, so that values may be as deep as they like. Used once.
 */
final class ValueWalker {
    /** Control of an alternative whose number follows (wire format, section 4.9). */
    static final int LONG_CHOICE = EnumCodec.LONG;

    private final WireSchema schema;
    private final BinaryInput in;
    private final Listing listing;
    private final TypeText types;
    private final ValuePath path;
    private final ControlWordRows words;
    private final ElementWalker elements;
    private final Deque<Runnable> open;

    /** The number of shared objects that have been met, which all walkers of a value count together. */
    private final int[] sharedObjects;

    ValueWalker(WireSchema schema, BinaryInput in, Listing listing) {
        this(schema, in, listing, new ValuePath(), new ArrayDeque<>(), new int[1]);
    }

    /** A walker through values of another schema inside those of an outer one. */
    private ValueWalker(WireSchema schema, ValueWalker outer) {
        this(schema, outer.in, outer.listing, outer.path, outer.open, outer.sharedObjects);
    }

    private ValueWalker(
            WireSchema schema,
            BinaryInput in,
            Listing listing,
            ValuePath path,
            Deque<Runnable> open,
            int[] sharedObjects) {
        this.schema = schema;
        this.in = in;
        this.listing = listing;
        this.path = path;
        this.open = open;
        this.sharedObjects = sharedObjects;
        this.types = new TypeText(schema);
        this.words = new ControlWordRows(in, listing, types, path);
        this.elements = new ElementWalker(in, this);
    }

    /**
     * Walks through the value that fills the rest of the input.
     *
     * @param segment where it stands among others, or nothing
     */
    void walk(String segment) {
        Reading.begin(in, in.position());
        path.enter(segment);
        int root = path.length();
        try {
            record(List.of(new Slot("", schema.root())), "", "root");
            while (!open.isEmpty()) {
                listing.step();
                open.pop().run();
            }
            path.leave(root);
            in.requireEnd();
        } catch (BinaryException e) {
            throw e.under(path.segments());
        }
    }

    /** Reads a control word now, and the bodies of its slots before anything that was left for later already. */
    void record(List<Slot> slots, String segment, String record) {
        int[] controls = words.read(slots, segment, record);
        for (int i = controls.length - 1; i >= 0; i--) {
            Slot slot = slots.get(i);
            int control = controls[i];
            later(() -> {
                path.enter(slot.segment());
                body(slot.type(), control).run();
            });
        }
    }

    /** Leaves a part for later, at the place where the walker is now. */
    void later(Runnable part) {
        int here = path.length();
        open.push(() -> {
            path.leave(here);
            part.run();
        });
    }

    private Runnable body(WireType type, int control) {
        if (control == 0 && type.controlBits() > 0 && !(type instanceof WireType.Primitive p && !p.nullable())) {
            return () -> {};
        }
        return switch (type.wireKind()) {
            case PRIMITIVE -> () -> primitive((WireType.Primitive) type, control);
            case TEXT -> this::text;
            case LEAF -> () -> leaf((WireType.Leaf) type);
            case ENUM -> () -> constant((WireType.EnumReference) type, control);
            case PRIMITIVE_ARRAY -> () -> primitiveArray((WireType.PrimitiveArray) type, control);
            case OBJECT -> () -> object((WireType.ObjectReference) type);
            case CHOICE -> () -> choice((WireType.ChoiceReference) type, control);
            case OPEN -> () -> open(control);
            case SEQUENCE, DICTIONARY -> () -> elements.walk(type, control);
        };
    }

    private void primitive(WireType.Primitive type, int control) {
        int start = in.offset();
        Object value = UnsignedCodec.of(type).decodeBody(in, control);
        if (in.offset() > start) {
            row(start, types.of(type), ValueText.of(value));
        }
    }

    private void text() {
        int start = in.offset();
        int header = in.readVarint();
        row(start, "header", TypeText.textHeader(header));
        if (Strings.size(header) > 0) {
            int chars = in.offset();
            String text = TextCodec.read(in, Strings.length(header), Strings.isWide(header));
            row(chars, "string", ValueText.quoted(text));
        }
    }

    private void leaf(WireType.Leaf type) {
        Leaf<?> leaf = UntypedLeaves.of(type.id());
        if (leaf == null) {
            int length = number("length", "byte");
            int start = in.offset();
            in.require(length);
            in.position(in.position() + length);
            row(start, types.of(type), "known to its codec only");
            return;
        }
        int start = in.offset();
        Object value = LeafCodec.of(new WireType.Leaf(type.id(), false), leaf, Limits.DEFAULT)
                .decodeBody(in, 0);
        row(start, types.of(type), ValueText.of(value));
    }

    private void constant(WireType.EnumReference type, int control) {
        int start = in.offset();
        int number = control == EnumCodec.LONG ? in.readVarint() : control - 1;
        EnumDefinition definition = (EnumDefinition) schema.definition(type.index());
        if (number >= definition.constants().size()) {
            throw ValueErrors.unknownConstant(number, definition, in);
        }
        if (control == EnumCodec.LONG) {
            row(start, types.of(type), types.constantName(type, number));
        }
    }

    private void primitiveArray(WireType.PrimitiveArray type, int control) {
        int position = in.position();
        if (control == Counts.LONG) {
            number("count", "element");
        }
        int start = in.offset();
        // The codec reads the count again.
        in.position(position);
        Object array = PrimitiveArrayCodec.of(type, Limits.DEFAULT).decodeBody(in, control);
        if (in.offset() > start) {
            boolean isUnsigned = type.meaning() == PrimitiveMeaning.UNSIGNED;
            row(start, types.of(type), ValueText.of(isUnsigned ? UnsignedCodec.ofArray(array) : array));
        }
    }

    private void choice(WireType.ChoiceReference type, int control) {
        int start = in.offset();
        int number = control == LONG_CHOICE ? in.readVarint() : control - 1;
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(type.index());
        if (number >= definition.alternatives().size()) {
            throw ValueErrors.unknownAlternativeNumber(number, definition, in);
        }
        if (control == LONG_CHOICE) {
            row(start, types.of(type), types.alternativeName(type, number));
        }
        Alternative alternative = definition.alternatives().get(number);
        record(List.of(new Slot("", alternative.type())), "", types.alternativeName(type, number));
    }

    /** A value whose type is told before it. */
    private void open(int control) {
        if (control != OpenCodec.DESCRIBED) {
            WireType kind = OpenKinds.type(control - 1);
            record(List.of(new Slot("", kind)), "", types.of(kind));
            return;
        }
        int start = in.offset();
        int known = Reading.types(in).size();
        TypeDescription description = TypeDescription.next(in);
        int number = Reading.types(in).indexOf(description);
        WireSchema described = description.schema();
        String name =
                description.name().isEmpty() ? SchemaPrinter.describe(described, described.root()) : description.name();
        row(start, "type", "type " + number + (number == known ? ", described: " : " again: ") + ValueText.name(name));
        ValueWalker inner = new ValueWalker(described, this);
        inner.record(List.of(new Slot("", described.root())), "", inner.types.of(described.root()));
    }

    private void object(WireType.ObjectReference type) {
        if (type.shared() && stoodBefore(type)) {
            return;
        }
        Budget.countObject(in);
        ObjectDefinition definition = (ObjectDefinition) schema.definition(type.index());
        String record = types.of(new WireType.ObjectReference(type.index(), false, false));
        if (definition.fields().isEmpty()) {
            row(in.offset(), record, "no fields");
        } else {
            group(definition, record, 0);
        }
    }

    private void group(ObjectDefinition definition, String record, int group) {
        List<Slot> slots = new ArrayList<>();
        for (FieldDefinition field : definition.group(group)) {
            slots.add(new Slot("." + ValueText.name(field.name()), field.type()));
        }
        if (group + 1 < definition.groups()) {
            later(() -> group(definition, record, group + 1));
        }
        record(slots, "", record);
    }

    private boolean stoodBefore(WireType.ObjectReference type) {
        int start = in.offset();
        int reference = in.readVarint();
        if (reference > sharedObjects[0]) {
            throw ValueErrors.unknownObject(reference - 1, in);
        }
        String text =
                reference == 0 ? "object " + sharedObjects[0]++ + " follows" : "object " + (reference - 1) + " again";
        row(start, types.of(type), text);
        return reference > 0;
    }

    /** Reads a number that says how much follows. */
    int number(String what, String noun) {
        int start = in.offset();
        int number = in.readVarint();
        row(start, what, Amount.of(number, noun));
        return number;
    }

    /** Adds a row for the bytes from an offset to where the input is. */
    void row(int start, String type, String value) {
        listing.add(Row.ofBytes(start, in.offset(), path.shown(), type, value));
    }
}
