package dev.piculet.binary.generator;

import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.binary.codec.ObjectCodec;
import dev.piculet.binary.codec.ObjectLayout;
import dev.piculet.binary.codec.PrimitiveCodec;
import dev.piculet.binary.codec.SequenceCodec;
import dev.piculet.binary.codec.Slot;
import dev.piculet.binary.codec.TextCodec;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireType;
import dev.piculet.codegen.tree.FieldRef;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    private final Deque<LayoutCode> unlinked = new ArrayDeque<>();

    /** Null as long as nothing needs it. */
    private RareSlotCodes rare;

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

    SlotCode of(Codec codec, Class<?> place) {
        SlotCode code = special(codec, place);
        return code != null ? code : fallback(codec, place);
    }

    /** Code that calls the codec. */
    CodecCode fallback(Codec codec, Class<?> place) {
        FieldRef constant = unit.constant(codec.getClass().getSimpleName(), Symbols.CODEC, codec);
        return new CodecCode(constant, unit.members().typeOf(place));
    }

    /** Asks for what most classes have first: a JVM loads the class that a codec is asked for. */
    private SlotCode special(Codec codec, Class<?> place) {
        if (codec instanceof PrimitiveCodec primitive) {
            return primitive(primitive, place);
        }
        if (codec instanceof TextCodec) {
            return limits.stringLength() == Limits.DEFAULT.stringLength() ? new TextCode() : null;
        }
        if (codec instanceof ObjectCodec object) {
            return object(object, place);
        }
        if (codec instanceof EnumCodec enumeration) {
            return enumeration.type().isEnum() && unit.members().names(place) ? enumeration(enumeration) : null;
        }
        if (codec instanceof SequenceCodec sequence) {
            return isPlainCollection(place) ? sequence(sequence, place) : null;
        }
        if (rare == null) {
            rare = new RareSlotCodes(this, unit, limits);
        }
        return rare.of(codec, place);
    }

    private static SlotCode primitive(PrimitiveCodec codec, Class<?> place) {
        boolean nullable = ((WireType.Primitive) codec.wireType()).nullable();
        if (!nullable) {
            return new PrimitiveCode(codec.kind(), !place.isPrimitive());
        }
        return place.isPrimitive() ? null : PrimitiveCode.OrNull.of(codec.kind(), place);
    }

    private SlotCode object(ObjectCodec codec, Class<?> place) {
        boolean plain = unit.members().names(place) && codec.layout().type() == place && isManageable(codec);
        return plain ? new ObjectCode(codec, layout(codec), unit.members().typeOf(place)) : null;
    }

    /** Whether generated code may name the class of a collection, and nothing bounds how many elements it has. */
    boolean isPlainCollection(Class<?> place) {
        return unit.members().names(place) && limits.elements() == Limits.DEFAULT.elements();
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

    private SlotCode sequence(SequenceCodec codec, Class<?> place) {
        if (codec.countsSets() || codec.checksKeysLate()) {
            return null;
        }
        boolean isList = !place.isArray()
                && codec.forms().plain().code() == SequenceCodes.ARRAY_LIST
                && place.isAssignableFrom(ArrayList.class);
        return new SequenceCode(
                unit,
                unit.constant("forms", Symbols.SEQUENCE_SLOT, codec),
                fallback(codec, place),
                element(codec.element(), codec.elementClass()),
                unit.members().typeOf(place),
                isList);
    }

    ElementCode element(Codec codec, Class<?> place) {
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
    static boolean isManageable(ObjectCodec codec) {
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

    LayoutCode layout(ObjectCodec codec) {
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
