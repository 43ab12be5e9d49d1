package dev.piculet.binary.codec;

import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.leaf.Leaves;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import java.util.List;

/** Skips a field that was removed from its class: checks where it ends, builds nothing, returns null. */
final class SkippingCodec extends ReadingCodec {
    private final WireSchema schema;
    private final Limits limits;

    SkippingCodec(WireType type, WireSchema schema, Limits limits) {
        super(type);
        this.schema = schema;
        this.limits = limits;
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        skip(in, wireType(), control);
        return null;
    }

    private void skip(BinaryInput in, WireType type, int control) {
        if (type instanceof WireType.Primitive primitive) {
            boolean isNull = primitive.nullable() && (control & 1) == 0;
            boolean wide = (primitive.nullable() ? control >>> 1 : control) != 0;
            advance(in, isNull ? 0 : size(primitive.kind(), wide));
        } else if (control == 0 && type.controlBits() > 0) {
            return;
        } else if (type instanceof WireType.Text) {
            text(in, control);
        } else if (type instanceof WireType.Leaf leaf) {
            leaf(in, leaf);
        } else if (type instanceof WireType.EnumReference reference) {
            constant(in, reference, control);
        } else if (type instanceof WireType.PrimitiveArray array) {
            primitives(in, array.kind(), control);
        } else {
            nested(in, type, control);
        }
    }

    private static int size(PrimitiveKind kind, boolean wide) {
        return wide ? kind.maxSize() : kind.minSize();
    }

    private static void advance(BinaryInput in, int size) {
        in.require(size);
        in.position(in.position() + size);
    }

    private void text(BinaryInput in, int control) {
        int length = control < Strings.LATIN ? control - 1 : in.readCount();
        limits.requireStringLength(length);
        TextCodec.skip(in, length, control == Strings.WIDE);
    }

    /** What has a layout of its own tells its end to its leaf only, apart from a user's, which has its length first. */
    private void leaf(BinaryInput in, WireType.Leaf type) {
        Leaf<?> leaf = Leaves.ofIdForTrees(type.id());
        if (leaf == null) {
            advance(in, in.readCount());
        } else {
            new LeafCodec(type, leaf, limits).decodeBody(in, 1);
        }
    }

    private void constant(BinaryInput in, WireType.EnumReference type, int control) {
        int number = control <= EnumCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        EnumDefinition definition = (EnumDefinition) schema.definition(type.index());
        if (number >= definition.constants().size()) {
            throw ValueErrors.unknownConstant(number, definition, in);
        }
    }

    private void primitives(BinaryInput in, PrimitiveKind kind, int control) {
        if (control > Counts.LONG) {
            throw ValueErrors.invalidControl(control, in);
        }
        int count = Counts.readCount(in, control, limits);
        int size = Math.max(1, kind.maxSize());
        in.requireCount(count, Byte.SIZE * size);
        advance(in, count * size);
    }

    private void nested(BinaryInput in, WireType type, int control) {
        int depth = Reading.depth(in);
        if (TreeCodecFactory.isCounted(type, schema)) {
            if (depth >= limits.depth()) {
                throw ValueErrors.tooDeep(limits.depth());
            }
            Reading.depth(in, depth + 1);
        }
        if (type instanceof WireType.ObjectReference reference) {
            object(in, reference);
        } else if (type instanceof WireType.ChoiceReference reference) {
            choice(in, reference, control);
        } else {
            elements(in, type, control);
        }
        Reading.depth(in, depth);
    }

    private void object(BinaryInput in, WireType.ObjectReference type) {
        if (type.shared()) {
            int number = in.readVarint();
            if (number > 0) {
                SharedObjects.require(in, number - 1);
                return;
            }
            Reading.objects(in).skip();
        }
        ObjectDefinition definition = (ObjectDefinition) schema.definition(type.index());
        boolean chain = definition.isChain(type.index());
        boolean more;
        do {
            more = fields(in, definition, chain);
        } while (more);
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

    private void choice(BinaryInput in, WireType.ChoiceReference type, int control) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(type.index());
        int number = control <= ChoiceCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= definition.alternatives().size()) {
            throw ValueErrors.unknownAlternativeNumber(number, definition, in);
        }
        WireType alternative = definition.alternatives().get(number).type();
        skip(in, alternative, (int) ControlWord.read(in, alternative.controlBits()));
    }

    private void elements(BinaryInput in, WireType type, int control) {
        boolean hasNulls = Counts.hasNulls(Counts.readHeader(in, control));
        int count = Counts.readCount(in, control, limits);
        if (count == 0) {
            return;
        }
        boolean isMap = type instanceof WireType.Dictionary;
        WireType first = isMap ? ((WireType.Dictionary) type).key() : ((WireType.Sequence) type).element();
        WireType second = isMap ? ((WireType.Dictionary) type).value() : first;
        Codec[] codecs = {inside(first, hasNulls), inside(second, hasNulls)};
        Elements elements = isMap
                ? new Elements(codecs, new String[] {".keys[#]", ".values[#]"})
                : new Elements(new Codec[] {codecs[0]}, new String[] {"[#]"});
        elements.checkCount(in, count);
        elements.decode(in, isMap ? Math.multiplyExact(count, 2) : count, /* keeps= */ false);
    }

    private SkippingCodec inside(WireType type, boolean hasNulls) {
        return new SkippingCodec(hasNulls ? type.orNull() : type, schema, limits);
    }
}
