package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.leaf.CustomLeaf;
import dev.piculet.binary.leaf.Leaf;
import dev.piculet.binary.schema.ControlBits;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.untyped.FieldMap;
import dev.piculet.binary.untyped.FieldNames;
import dev.piculet.binary.untyped.TreeList;
import dev.piculet.binary.untyped.TreeObject;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Binds a schema to no classes at all: values are read as trees of named values ({@link TreeObject}). Nothing that is read
 * is hashed or compared. Thread-safe: codecs may be used while others are looked up.
 */
public final class TreeCodecFactory {
    private final WireSchema schema;
    private final Limits limits;
    private final Map<WireType, Codec> known = new ConcurrentHashMap<>();
    private final Map<Integer, Fields> fields = new ConcurrentHashMap<>();

    /** The slots of a class of objects. */
    private record Fields(FieldNames names, Codec[] codecs) {}

    public TreeCodecFactory(WireSchema schema, Limits limits) {
        this.schema = schema;
        this.limits = limits;
    }

    /** Returns the codec of the schema's root. */
    public Codec create() {
        return codec(schema.root());
    }

    /**
     * Returns the codec of a slot, which only reads. What holds collections keeps theirs: a type may take long to hash. Types with
     * names are not looked up either: a schema may have any number of names with one hash code.
     */
    private Codec codec(WireType type) {
        boolean isHashed = switch (type.wireKind()) {
            case PRIMITIVE, TEXT, PRIMITIVE_ARRAY, ENUM, OBJECT, CHOICE -> true;
            case LEAF, OPEN, SEQUENCE, DICTIONARY -> false;
        };
        Codec codec = isHashed ? known.get(type) : make(type);
        if (codec == null) {
            codec = make(type);
            known.put(type, codec);
        }
        return codec;
    }

    private Codec make(WireType type) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> UnsignedCodec.of((WireType.Primitive) type);
            case TEXT -> new TextCodec(limits);
            case PRIMITIVE_ARRAY -> PrimitiveArrayCodec.of((WireType.PrimitiveArray) type, limits);
            case LEAF -> LeafCodec.of((WireType.Leaf) type, leaf(((WireType.Leaf) type).id()), limits);
            case ENUM -> enumeration((WireType.EnumReference) type);
            case OBJECT, CHOICE, OPEN, SEQUENCE, DICTIONARY -> new TreeCodec(type);
        };
    }

    private EnumCodec enumeration(WireType.EnumReference reference) {
        EnumDefinition definition = (EnumDefinition) schema.definition(reference.index());
        return new EnumCodec(
                reference, definition, String.class, definition.constants().toArray());
    }

    private static Leaf<?> leaf(String id) {
        Leaf<?> builtIn = UntypedLeaves.of(id);
        return builtIn != null ? builtIn : CustomLeaf.opaque(id);
    }

    private Fields fields(int index) {
        return fields.computeIfAbsent(index, it -> {
            List<FieldDefinition> all = ((ObjectDefinition) schema.definition(it)).fields();
            Codec[] codecs = new Codec[all.size()];
            for (int i = 0; i < codecs.length; i++) {
                codecs[i] = codec(all.get(i).type());
            }
            return new Fields(
                    new FieldNames(all.stream().map(FieldDefinition::name).toList()), codecs);
        });
    }

    /** Codecs are looked up while reading: they may lead back to where they come from. */
    private final class TreeCodec extends ReadingCodec {
        private final boolean isCounted;
        // Of a collection; not volatile: threads that don't see them make their own.
        private Elements elements;
        private Elements elementsOrNull;

        TreeCodec(WireType type) {
            super(type);
            this.isCounted = isCounted(type, schema);
        }

        @Override
        public Object decodeBody(BinaryInput in, int control) {
            WireType type = wireType();
            if (control == 0 && type.controlBits() > 0) {
                return null;
            }
            int depth = Reading.depth(in);
            if (isCounted) {
                if (depth >= limits.depth()) {
                    throw ValueErrors.tooDeep(limits.depth());
                }
                Reading.depth(in, depth + 1);
            }
            Object value;
            if (type instanceof WireType.ObjectReference reference) {
                value = reference.shared() ? shared(in, reference) : object(in, reference, -1);
            } else if (type instanceof WireType.ChoiceReference reference) {
                value = choice(in, reference, control);
            } else if (type instanceof WireType.Open) {
                value = open(in, control);
            } else {
                value = elements(in, control);
            }
            Reading.depth(in, depth);
            return value;
        }

        private Object elements(BinaryInput in, int control) {
            int header = Counts.readHeader(in, control);
            int count = Counts.readCount(in, control, limits);
            if (Counts.tellsClass(header, wireType())) {
                ArrayNames.next(in);
            }
            if (count == 0) {
                return new TreeList(new Object[0], 0);
            }
            Elements present = elements(Counts.hasNulls(header));
            present.checkCount(in, count);
            return wireType() instanceof WireType.Dictionary
                    ? entries(present.decode(in, Math.multiplyExact(count, 2), /* keeps= */ true), count)
                    : new TreeList(present.decode(in, count, /* keeps= */ true), count);
        }

        private Elements elements(boolean hasNulls) {
            Elements present = hasNulls ? elementsOrNull : elements;
            if (present != null) {
                return present;
            }
            if (wireType() instanceof WireType.Dictionary map) {
                WireType key = hasNulls ? map.key().orNull() : map.key();
                WireType value = hasNulls ? map.value().orNull() : map.value();
                present = new Elements(new Codec[] {codec(key), codec(value)}, new String[] {".keys[#]", ".values[#]"});
            } else {
                WireType element = ((WireType.Sequence) wireType()).element();
                present =
                        new Elements(new Codec[] {codec(hasNulls ? element.orNull() : element)}, new String[] {"[#]"});
            }
            if (hasNulls) {
                elementsOrNull = present;
            } else {
                elements = present;
            }
            return present;
        }
    }

    /** Whether what is inside a value of this type is one level deeper: the same as where there are classes. */
    static boolean isCounted(WireType type, WireSchema schema) {
        return switch (type.wireKind()) {
            case CHOICE, OPEN -> true;
            case OBJECT -> ((ObjectDefinition) schema.definition(type.definition())).recursive();
            case PRIMITIVE, TEXT, LEAF, ENUM, SEQUENCE, DICTIONARY, PRIMITIVE_ARRAY -> false;
        };
    }

    private Object shared(BinaryInput in, WireType.ObjectReference reference) {
        int number = in.readVarint();
        return number > 0
                ? SharedObjects.get(in, number - 1)
                : object(in, reference, Reading.objects(in).begin());
    }

    /**
     * Reads an object, and those of its own type that follow as last fields, in a loop.
     *
     * @param number of an object that may be shared; else -1
     */
    private TreeObject object(BinaryInput in, WireType.ObjectReference reference, int number) {
        ObjectDefinition definition = (ObjectDefinition) schema.definition(reference.index());
        boolean chain = definition.isChain(reference.index());
        Fields fields = fields(reference.index());
        Object[] values = new Object[definition.fields().size()];
        TreeObject first = new TreeObject(definition.name(), new FieldMap(fields.names, values));
        if (number >= 0) {
            // Known before its fields are, which may lead back to it.
            Reading.objects(in).set(number, first);
        }
        while (read(in, definition, fields.codecs, values, chain)) {
            Object[] next = new Object[values.length];
            values[values.length - 1] = new TreeObject(definition.name(), new FieldMap(fields.names, next));
            values = next;
        }
        return first;
    }

    /** Reads all fields; of a chain, all but the last, and returns whether there is one. */
    private static boolean read(
            BinaryInput in, ObjectDefinition definition, Codec[] codecs, Object[] values, boolean chain) {
        Budget.countObject(in);
        int index = 0;
        for (int group = 0; group < definition.groups(); group++) {
            List<FieldDefinition> slots = definition.group(group);
            long word = ControlWord.read(in, controlBits(slots));
            for (FieldDefinition slot : slots) {
                int bits = slot.type().controlBits();
                int control = (int) word & ControlBits.mask(bits);
                if (chain && index == values.length - 1) {
                    return control != 0;
                }
                try {
                    values[index] = codecs[index].decodeBody(in, control);
                } catch (BinaryException e) {
                    throw e.under("." + slot.name());
                }
                index++;
                word >>>= bits;
            }
        }
        return false;
    }

    /** The bits of a control word. */
    static int controlBits(List<FieldDefinition> slots) {
        int bits = 0;
        for (FieldDefinition slot : slots) {
            bits += slot.type().controlBits();
        }
        return bits;
    }

    private Object choice(BinaryInput in, WireType.ChoiceReference reference, int control) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(reference.index());
        int number = control <= ChoiceCodec.MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= definition.alternatives().size()) {
            throw ValueErrors.unknownAlternativeNumber(number, definition, in);
        }
        Codec codec = codec(definition.alternatives().get(number).type());
        return codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
    }

    private Object open(BinaryInput in, int control) {
        Codec codec = control == OpenCodec.DESCRIBED ? described(in) : codec(OpenKinds.type(control - 1));
        return codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
    }

    private Codec described(BinaryInput in) {
        TypeDescription description = TypeDescription.next(in);
        Codec known = (Codec) description.bound(TreeCodecFactory.class);
        if (known == null) {
            known = new TreeCodecFactory(description.schema(), limits).create();
            description.bind(TreeCodecFactory.class, known);
        }
        return known;
    }

    private static TreeList entries(Object[] slots, int count) {
        Object[] entries = new Object[count];
        for (int i = 0; i < count; i++) {
            entries[i] = new AbstractMap.SimpleImmutableEntry<>(slots[2 * i], slots[2 * i + 1]);
        }
        return new TreeList(entries, count);
    }
}
