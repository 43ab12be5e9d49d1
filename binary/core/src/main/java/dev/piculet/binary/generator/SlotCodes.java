package dev.piculet.binary.generator;

import dev.piculet.access.expression.MemberAccess;
import dev.piculet.binary.codec.ChoiceCodec;
import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.DictionaryCodec;
import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.binary.codec.ExternalCodec;
import dev.piculet.binary.codec.NotNullCodec;
import dev.piculet.binary.codec.ObjectCodec;
import dev.piculet.binary.codec.ObjectLayout;
import dev.piculet.binary.codec.OpenCodec;
import dev.piculet.binary.codec.PrimitiveCodec;
import dev.piculet.binary.codec.SequenceCodec;
import dev.piculet.binary.codec.Slot;
import dev.piculet.binary.codec.TextCodec;
import dev.piculet.binary.codec.ValueClassCodec;
import dev.piculet.binary.form.Collisions;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.DictionaryCodes;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import dev.piculet.codegen.tree.FieldRef;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the code for each codec. What has none calls the codec. */
final class SlotCodes {
    /**
     * Fields of an object, and of those inside it, that are written and read on the spot. Chosen so that methods stay
     * far below the 8,000 bytes of bytecode that the JIT compiles at most.
     */
    private static final int MAX_INLINE_FIELDS = 24;

    private final GeneratedUnit unit;
    private final Limits limits;
    private final Map<ObjectLayout, LayoutCode> layouts = new LinkedHashMap<>();
    private final Map<ObjectLayout, LayoutCode> sharedLayouts = new LinkedHashMap<>();
    private final Map<ChoiceCodec, ChoiceCode> choices = new HashMap<>();
    private final Deque<LayoutCode> unlinked = new ArrayDeque<>();

    SlotCodes(GeneratedUnit unit, Limits limits) {
        this.unit = unit;
        this.limits = limits;
    }

    /** Returns the code of a codec, complete with all that it leads to. */
    SlotCode complete(Codec codec, Class<?> place) {
        SlotCode code = of(codec, place);
        while (!unlinked.isEmpty()) {
            link(unlinked.pop());
        }
        return code;
    }

    /** The code of all classes of objects. */
    List<LayoutCode> layouts() {
        List<LayoutCode> all = new ArrayList<>(layouts.values());
        all.addAll(sharedLayouts.values());
        return all;
    }

    private SlotCode of(Codec codec, Class<?> place) {
        SlotCode code = special(codec, place);
        return code != null ? code : fallback(codec, place);
    }

    private CodecCode fallback(Codec codec, Class<?> place) {
        FieldRef constant = unit.constant(codec.getClass().getSimpleName(), Symbols.CODEC, codec);
        return new CodecCode(constant, unit.members().typeOf(place));
    }

    private SlotCode special(Codec codec, Class<?> place) {
        if (codec instanceof OpenCodec open) {
            return fallback(open.generated(), place);
        }
        if (codec instanceof ExternalCodec external) {
            return fallback(external.generated(), place);
        }
        MemberAccess members = unit.members();
        if (codec instanceof PrimitiveCodec primitive) {
            boolean nullable = ((WireType.Primitive) primitive.wireType()).nullable();
            if (!nullable) {
                return new PrimitiveCode(primitive.kind(), !place.isPrimitive());
            }
            return place.isPrimitive() ? null : new PrimitiveCode.OrNull(primitive.kind(), place);
        }
        if (codec instanceof TextCodec) {
            return limits.stringLength() == Limits.DEFAULT.stringLength() ? new TextCode() : null;
        }
        if (codec instanceof NotNullCodec notNull) {
            return place.isPrimitive() ? null : new NotNullCode(of(notNull.codec(), place));
        }
        if (codec instanceof ValueClassCodec valueClass && !valueClass.isBoxed()) {
            return new ValueClassCode(of(valueClass.codec(), place), valueClass.model());
        }
        if (!members.names(place)) {
            return null;
        }
        if (codec instanceof EnumCodec enumeration) {
            return enumeration(enumeration);
        }
        if (codec instanceof ObjectCodec object) {
            boolean plain = object.layout().type() == place && isManageable(object);
            return plain ? new ObjectCode(object, layout(object), members.typeOf(place)) : null;
        }
        return limits.elements() == Limits.DEFAULT.elements() ? collection(codec, place) : null;
    }

    private SlotCode enumeration(EnumCodec codec) {
        Class<?> type = codec.type();
        if (!unit.members().names(type)) {
            return null;
        }
        Object[] constants = codec.constants();
        Object typed = Array.newInstance(type, constants.length);
        for (int i = 0; i < constants.length; i++) {
            if (constants[i] == null) {
                return null;
            }
            Array.set(typed, i, constants[i]);
        }
        FieldRef field = unit.constant("constants", Symbols.type(type.arrayType()), typed);
        return new EnumCode(Symbols.type(type), field, constants.length);
    }

    private SlotCode collection(Codec codec, Class<?> place) {
        if (codec instanceof SequenceCodec sequence) {
            if (sequence.countsSets() || sequence.checksKeysLate()) {
                return null;
            }
            boolean isList = !place.isArray()
                    && sequence.forms().plain().code() == SequenceCodes.ARRAY_LIST
                    && place.isAssignableFrom(ArrayList.class);
            return new SequenceCode(
                    unit,
                    unit.constant("forms", Symbols.SEQUENCE_SLOT, sequence),
                    fallback(codec, place),
                    element(sequence.element(), sequence.elementClass()),
                    unit.members().typeOf(place),
                    isList);
        }
        if (codec instanceof DictionaryCodec dictionary) {
            if (dictionary.countsMaps() || dictionary.checksKeysLate()) {
                return null;
            }
            boolean isHashMap = dictionary.forms().plain().code() == DictionaryCodes.HASH_MAP
                    && place.isAssignableFrom(HashMap.class);
            ElementCode[] entry = {
                element(dictionary.key(), dictionary.keyClass()), element(dictionary.value(), dictionary.valueClass())
            };
            return new MapCode(
                    unit,
                    unit.constant("forms", Symbols.DICTIONARY_SLOT, dictionary),
                    fallback(codec, place),
                    entry,
                    unit.members().typeOf(place),
                    new MapCode.Usual(isHashMap, Collisions.isRemedied(dictionary.keyClass())));
        }
        return codec instanceof ChoiceCodec choice ? choice(choice, place) : null;
    }

    private SlotCode choice(ChoiceCodec codec, Class<?> place) {
        ChoiceCode known = choices.get(codec);
        if (known == null) {
            known = new ChoiceCode(
                    unit,
                    unit.constant("numbers", Symbols.CHOICE_SLOT, codec),
                    fallback(codec, place),
                    unit.members().typeOf(place),
                    limits.depth());
            choices.put(codec, known);
            known.link(alternatives(codec));
        }
        return known;
    }

    /** The code of each alternative that is an object; null for each other one. */
    private LayoutCode[] alternatives(ChoiceCodec codec) {
        LayoutCode[] alternatives = new LayoutCode[codec.codecs().length];
        for (int i = 0; i < alternatives.length; i++) {
            boolean plain = codec.codecs()[i] instanceof ObjectCodec object
                    && unit.members().names(object.layout().type())
                    && isManageable(object);
            alternatives[i] = plain ? layout((ObjectCodec) codec.codecs()[i]) : null;
        }
        return alternatives;
    }

    private ElementCode element(Codec codec, Class<?> place) {
        return new ElementCode(
                of(codec, place), codec.wireType(), unit.members().typeOf(place));
    }

    /**
     * A constructor with more parameters than a method can have of our statements is left to the interpreter, and so are
     * exceptions, whose stack trace takes longer than the rest, classes that choose the instance that is read, collections with fields, whose
     * elements are copied, those that store them themselves, classes of which two fields may hold one object, those made by a
     * builder whose fields are wider or filled, and shared objects that lead to the next by one that is not, which no schema
     * of ours has.
     */
    private static boolean isManageable(ObjectCodec codec) {
        ObjectLayout layout = codec.layout();
        boolean fed = layout.assembly().singleton() == null
                && !layout.assembly().plan().arguments().isEmpty();
        return layout.assembly().exception() == null
                && layout.assembly().resolver() == null
                && !layout.assembly().plan().isFilled()
                && !layout.assembly().plan().sharesFields()
                && ObjectReading.sets(layout.assembly().plan())
                && !layout.isGuarded()
                && (!fed || layout.slots().length <= 5 * FieldOrder.GROUP)
                && !(codec.isShared() && layout.isChain());
    }

    private LayoutCode layout(ObjectCodec codec) {
        ObjectLayout layout = codec.layout();
        Map<ObjectLayout, LayoutCode> known = codec.isShared() ? sharedLayouts : layouts;
        LayoutCode code = known.get(layout);
        if (code == null) {
            boolean inline = !layout.definition().recursive() && weight(layout) <= MAX_INLINE_FIELDS;
            code = new LayoutCode(unit, layout, inline && layout.definition().groups() <= 1, codec.isShared());
            known.put(layout, code);
            unlinked.push(code);
        }
        return code;
    }

    private static int weight(ObjectLayout layout) {
        int weight = layout.slots().length;
        for (Slot slot : layout.slots()) {
            if (weight <= MAX_INLINE_FIELDS && slot.codec() instanceof ObjectCodec object) {
                weight += object.layout().definition().recursive() ? 1 : weight(object.layout());
            }
        }
        return weight;
    }

    private void link(LayoutCode code) {
        List<SlotCode> codes = new ArrayList<>();
        for (Slot slot : code.layout().slots()) {
            codes.add(
                    slot.property().isEmpty()
                            ? fallback(slot.codec(), Object.class)
                            : of(slot.codec(), slot.property().get().type().rawClass()));
        }
        code.link(codes);
    }
}
