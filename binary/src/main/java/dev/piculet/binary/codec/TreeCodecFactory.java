package dev.piculet.binary.codec;

import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinaryInput;
import dev.piculet.binary.Limits;
import dev.piculet.binary.ObjectTree;
import dev.piculet.binary.codec.leaf.Leaves;
import dev.piculet.binary.internal.BinaryErrors;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.Schema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Binds a schema to no classes at all: values are read as trees of named values ({@link ObjectTree}). It is also how a
 * field is read that a class has no more. Thread-safe: codecs may be used while others are looked up.
 */
public final class TreeCodecFactory {
    private final Schema schema;
    private final Limits limits;
    private final Map<WireType, Codec> known = new ConcurrentHashMap<>();

    public TreeCodecFactory(Schema schema, Limits limits) {
        this.schema = schema;
        this.limits = limits;
    }

    /** Returns the codec of the schema's root. */
    public Codec create() {
        return codec(schema.root());
    }

    /** Returns the codec of a slot; it only reads. */
    public Codec codec(WireType type) {
        Codec codec = known.get(type);
        if (codec == null) {
            codec = make(type);
            known.put(type, codec);
        }
        return codec;
    }

    private Codec make(WireType type) {
        if (type instanceof WireType.Primitive primitive) {
            return new PrimitiveCodec(primitive);
        }
        if (type instanceof WireType.Text) {
            return new TextCodec(limits);
        }
        if (type instanceof WireType.PrimitiveArray array) {
            return new PrimitiveArrayCodec(array, limits);
        }
        if (type instanceof WireType.Leaf leaf) {
            Leaf<?> builtIn = Leaves.ofId(leaf.id());
            return new LeafCodec(leaf, builtIn != null ? builtIn : CustomLeaf.opaque(leaf.id()));
        }
        if (type instanceof WireType.EnumReference reference) {
            EnumDefinition definition = (EnumDefinition) schema.definition(reference.index());
            return new EnumCodec(reference, definition, definition.constants().toArray());
        }
        return new TreeCodec(type);
    }

    /** Codecs are looked up while reading: they may lead back to where they come from. */
    private final class TreeCodec extends ReadingCodec {
        TreeCodec(WireType type) {
            super(type);
        }

        @Override
        public Object decodeBody(BinaryInput in, int control) {
            WireType type = wireType();
            if (control == 0 && type.controlBits() > 0) {
                return null;
            }
            int depth = in.depth();
            if (depth >= limits.depth()) {
                throw BinaryErrors.tooDeep(limits.depth());
            }
            in.depth(depth + 1);
            Object value;
            if (type instanceof WireType.ObjectReference reference) {
                value = reference.shared() ? shared(in, reference) : object(in, reference);
            } else if (type instanceof WireType.ChoiceReference reference) {
                value = choice(in, reference, control);
            } else {
                value = elements(in, type, control);
            }
            in.depth(depth);
            return value;
        }
    }

    private Object shared(BinaryInput in, WireType.ObjectReference reference) {
        int number = in.readVarint();
        if (number > 0) {
            return in.readObjects().get(number - 1, in);
        }
        int own = in.readObjects().begin();
        ObjectTree tree = object(in, reference);
        in.readObjects().set(own, tree);
        return tree;
    }

    private ObjectTree object(BinaryInput in, WireType.ObjectReference reference) {
        ObjectDefinition definition = (ObjectDefinition) schema.definition(reference.index());
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int group = 0; group < definition.groups(); group++) {
            List<FieldDefinition> slots = definition.group(group);
            int bits = 0;
            for (FieldDefinition slot : slots) {
                bits += slot.type().controlBits();
            }
            long word = ControlWord.read(in, bits);
            for (FieldDefinition slot : slots) {
                bits = slot.type().controlBits();
                try {
                    fields.put(slot.name(), codec(slot.type()).decodeBody(in, (int) word & ControlBits.mask(bits)));
                } catch (BinaryException e) {
                    throw e.under("." + slot.name());
                }
                word >>>= bits;
            }
        }
        return new ObjectTree(definition.name(), fields);
    }

    private Object choice(BinaryInput in, WireType.ChoiceReference reference, int control) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(reference.index());
        int number = control <= ChoiceCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= definition.alternatives().size()) {
            throw BinaryErrors.unknownAlternativeNumber(number, definition, in);
        }
        Codec codec = codec(definition.alternatives().get(number).type());
        return codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
    }

    private Object elements(BinaryInput in, WireType type, int control) {
        boolean hasNulls = Counts.hasNulls(Counts.readHeader(in, control));
        int count = Counts.readCount(in, control, limits);
        if (type instanceof WireType.Dictionary dictionary) {
            WireType key = hasNulls ? dictionary.key().orNull() : dictionary.key();
            WireType value = hasNulls ? dictionary.value().orNull() : dictionary.value();
            Elements entries =
                    new Elements(new Codec[] {codec(key), codec(value)}, new String[] {".keys[#]", ".values[#]"});
            entries.checkCount(in, count);
            return map(entries.decode(in, Math.multiplyExact(count, 2)), count);
        }
        WireType element = ((WireType.Sequence) type).element();
        Elements elements =
                new Elements(new Codec[] {codec(hasNulls ? element.orNull() : element)}, new String[] {"[#]"});
        elements.checkCount(in, count);
        return new ArrayList<>(Arrays.asList(elements.decode(in, count)).subList(0, count));
    }

    private static Map<Object, Object> map(Object[] slots, int count) {
        Map<Object, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            map.put(slots[2 * i], slots[2 * i + 1]);
        }
        return map;
    }
}
