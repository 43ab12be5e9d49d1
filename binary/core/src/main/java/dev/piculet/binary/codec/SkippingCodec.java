package dev.piculet.binary.codec;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import java.util.List;

/** Skips a field that was removed from its class: checks where it ends, builds nothing, returns null. */
final class SkippingCodec extends ReadingCodec {
    private final WireSchema schema;
    private final Limits limits;
    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(WireType type, WireSchema schema, Limits limits) {
        return new SkippingCodec(type, schema, limits);
    }

    private SkippingCodec(WireType type, WireSchema schema, Limits limits) {
        super(type);
        this.schema = schema;
        this.limits = limits;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        return skip(in, wireType(), control);
    }

    /** The most frequent kinds are told without a call. An expression returns nothing here, so that no kind is missing. */
    private Void skip(BinaryInput in, WireType type, int control) {
        if (type instanceof WireType.Primitive primitive) {
            return primitive(in, primitive, control);
        }
        if (control == 0 && type.controlBits() > 0) {
            return null;
        }
        if (type instanceof WireType.Text) {
            return text(in);
        }
        if (type instanceof WireType.ObjectReference reference) {
            return object(in, reference);
        }
        return switch (type.wireKind()) {
            case PRIMITIVE -> primitive(in, (WireType.Primitive) type, control);
            case TEXT -> text(in);
            case LEAF -> leaf(in, (WireType.Leaf) type);
            case ENUM -> constant(in, (WireType.EnumReference) type, control);
            case PRIMITIVE_ARRAY -> primitives(in, ((WireType.PrimitiveArray) type).kind(), control);
            case OBJECT -> object(in, (WireType.ObjectReference) type);
            case CHOICE -> choice(in, (WireType.ChoiceReference) type, control);
            case OPEN -> open(in, control);
            case SEQUENCE, DICTIONARY -> elements(in, type, control);
        };
    }

    private static Void primitive(BinaryInput in, WireType.Primitive type, int control) {
        boolean isNull = type.nullable() && (control & 1) == 0;
        boolean wide = (type.nullable() ? control >>> 1 : control) != 0;
        return advance(in, isNull ? 0 : size(type.kind(), wide));
    }

    private static int size(PrimitiveKind kind, boolean wide) {
        return wide ? kind.maxSize() : kind.minSize();
    }

    private static Void advance(BinaryInput in, int size) {
        in.require(size);
        in.position(in.position() + size);
        return null;
    }

    private Void text(BinaryInput in) {
        int header = in.readVarint();
        if (header != Strings.NULL) {
            limits.requireStringLength(Strings.length(header));
            TextCodec.skip(in, Strings.length(header), Strings.isWide(header));
        }
        return null;
    }

    /** What has a layout of its own tells its end to its leaf only, apart from a user's, which has its length first. */
    private Void leaf(BinaryInput in, WireType.Leaf type) {
        Leaf<?> leaf = UntypedLeaves.of(type.id());
        if (leaf == null) {
            return advance(in, in.readCount());
        }
        LeafCodec.of(type, leaf, limits).decodeBody(in, 1);
        return null;
    }

    private Void constant(BinaryInput in, WireType.EnumReference type, int control) {
        int number = control <= EnumCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        EnumDefinition definition = (EnumDefinition) schema.definition(type.index());
        if (number >= definition.constants().size()) {
            throw ValueErrors.unknownConstant(number, definition, in);
        }
        return null;
    }

    private Void primitives(BinaryInput in, PrimitiveKind kind, int control) {
        if (control > Counts.LONG) {
            throw ValueErrors.invalidControl(control, in);
        }
        int count = Counts.readCount(in, control, limits);
        int size = Math.max(1, kind.maxSize());
        in.requireCount(count, Byte.SIZE * size);
        return advance(in, count * size);
    }

    private Void object(BinaryInput in, WireType.ObjectReference type) {
        if (type.shared()) {
            int number = in.readVarint();
            if (number > 0) {
                SharedObjects.require(in, number - 1);
                return null;
            }
            Reading.objects(in).skip();
        }
        ObjectDefinition definition = (ObjectDefinition) schema.definition(type.index());
        int depth = Reading.depth(in);
        Reading.depth(in, definition.recursive() ? deeper(depth, limits) : depth);
        boolean chain = definition.isChain(type.index());
        boolean more;
        do {
            more = fields(in, definition, chain);
        } while (more);
        Reading.depth(in, depth);
        return null;
    }

    /** Passes over all fields; of a chain, all but the last, and returns whether there is one. */
    private boolean fields(BinaryInput in, ObjectDefinition definition, boolean chain) {
        Budget.countObject(in);
        for (int group = 0; group < definition.groups(); group++) {
            List<FieldDefinition> slots = definition.group(group);
            long word = ControlWord.read(in, TreeCodecFactory.controlBits(slots));
            for (int i = 0; i < slots.size(); i++) {
                FieldDefinition slot = slots.get(i);
                int bits = slot.type().controlBits();
                int control = (int) word & ControlBits.mask(bits);
                if (chain && group * FieldOrder.GROUP + i == definition.fields().size() - 1) {
                    return control != 0;
                }
                try {
                    skip(in, slot.type(), control);
                } catch (BinaryException e) {
                    throw e.under("." + slot.name());
                }
                word >>>= bits;
            }
        }
        return false;
    }

    private Void choice(BinaryInput in, WireType.ChoiceReference type, int control) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(type.index());
        int number = control <= ChoiceCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= definition.alternatives().size()) {
            throw ValueErrors.unknownAlternativeNumber(number, definition, in);
        }
        return inPlace(in, definition.alternatives().get(number).type());
    }

    /** Passes over a value whose class need not be allowed, or be there: its layout is enough. */
    private Void open(BinaryInput in, int control) {
        if (control == OpenCodec.DESCRIBED) {
            WireSchema described = TypeDescription.next(in).schema();
            return new SkippingCodec(described.root(), described, limits).inPlace(in, described.root());
        }
        return inPlace(in, OpenKinds.type(control - 1));
    }

    /** Passes over the value in a choice or an open place. */
    private Void inPlace(BinaryInput in, WireType type) {
        int depth = Reading.depth(in);
        Reading.depth(in, TreeCodecFactory.isLevel(type, schema) ? depth : deeper(depth, limits));
        skip(in, type, (int) ControlWord.read(in, type.controlBits()));
        Reading.depth(in, depth);
        return null;
    }

    private Void elements(BinaryInput in, WireType type, int control) {
        int header = Counts.readHeader(in, control);
        int count = Counts.readCount(in, control, limits);
        if (Counts.tellsClass(header, type)) {
            ArrayNames.next(in);
        }
        if (count == 0) {
            return null;
        }
        boolean isMap = type instanceof WireType.Dictionary;
        WireType first = isMap ? ((WireType.Dictionary) type).key() : ((WireType.Sequence) type).element();
        WireType second = isMap ? ((WireType.Dictionary) type).value() : first;
        boolean hasNulls = Counts.hasNulls(header);
        Codec[] codecs = {inside(first, hasNulls), inside(second, hasNulls)};
        Elements elements = isMap
                ? new Elements(codecs, new String[] {".keys[#]", ".values[#]"})
                : new Elements(new Codec[] {codecs[0]}, new String[] {"[#]"});
        elements.checkCount(in, count);
        elements.decode(in, isMap ? Math.multiplyExact(count, 2) : count, /* keeps= */ false);
        return null;
    }

    private SkippingCodec inside(WireType type, boolean hasNulls) {
        return new SkippingCodec(hasNulls ? type.orNull() : type, schema, limits);
    }
}
