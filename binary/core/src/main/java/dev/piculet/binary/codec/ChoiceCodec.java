package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.runtime.ChoiceSlot;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.WireType;
import dev.piculet.binary.state.OpenObjects;
import dev.piculet.binary.state.Reading;
import dev.piculet.binary.state.Writing;
import java.util.HashMap;
import java.util.Map;

/** A value of one of several classes, known by a number, or null (wire format, section 4.9). */
public class ChoiceCodec extends Codec implements ChoiceSlot {
    /** The highest number that stands in the control; its control is one more. */
    public static final int MAX_INLINE = 13;
    /** Control of an alternative whose number follows. */
    public static final int LONG = 15;

    private final ChoiceDefinition definition;
    private final Map<Class<?>, Integer> numbers = new HashMap<>();
    private final Class<?>[] classes;
    private final Codec[] codecs;
    private final Limits limits;

    /**
     * @param classes the exact class of each alternative; null where there is no such class any more
     * @param codecs of the alternatives. Both are filled in after this, for definitions that contain themselves
     */
    ChoiceCodec(
            WireType.ChoiceReference type,
            ChoiceDefinition definition,
            Class<?>[] classes,
            Codec[] codecs,
            Limits limits) {
        super(type);
        this.definition = definition;
        this.classes = classes;
        this.codecs = codecs;
        this.limits = limits;
    }

    /** The codec of each alternative; null where there is no such class any more. Not to be changed. */
    public Codec[] codecs() {
        return codecs;
    }

    /** Takes in the classes, which are complete now. Returns this as a codec: callers would load the class to know that it is one. */
    Codec linked() {
        for (int i = 0; i < classes.length; i++) {
            if (classes[i] != null) {
                numbers.put(classes[i], i);
            }
        }
        return this;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return 0;
        }
        int number = number(value);
        return number <= MAX_INLINE ? number + 1 : LONG;
    }

    @Override
    public int number(Object value) {
        Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
        Integer number = numbers.get(type);
        return number != null ? number : numberOfSupertype(value, type);
    }

    /** Collections and values of the JDK's classes are written whole whatever their class is: as the nearest class that there is. */
    private int numberOfSupertype(Object value, Class<?> type) {
        int nearest = -1;
        for (int i = 0; i < classes.length; i++) {
            boolean fits = classes[i] != null && !(codecs[i] instanceof ObjectCodec) && classes[i].isInstance(value);
            if (fits && (nearest < 0 || classes[nearest].isAssignableFrom(classes[i]))) {
                nearest = i;
            }
        }
        if (nearest < 0) {
            throw ValueErrors.unknownAlternative(type, definition);
        }
        return nearest;
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == 0) {
            return;
        }
        int number = number(value);
        if (control == LONG) {
            out.writeVarint(number);
        }
        Codec codec = codecs[number];
        int depth = Writing.depth(out);
        Writing.depth(out, codec.isLevel() ? depth : deeper(depth, limits));
        // Objects enter themselves.
        OpenObjects open = codec.entersItself() ? null : Writing.openObjects(out);
        enter(open, value);
        int inner = codec.control(value);
        ControlWord.write(out, inner, codec.controlBits());
        codec.encodeBody(out, value, inner);
        if (open != null) {
            open.shrinkTo(open.size() - 1);
        }
        Writing.depth(out, depth);
    }

    static void enter(OpenObjects open, Object value) {
        if (open == null) {
            return;
        }
        if (open.contains(value)) {
            throw ValueErrors.insideItself(value.getClass(), open.isReferableFrom(value));
        }
        open.add(value, /* isReferable= */ false);
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == 0) {
            return null;
        }
        int number = control <= MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= codecs.length) {
            throw ValueErrors.unknownAlternativeNumber(number, definition, in);
        }
        Codec codec = codecs[number];
        if (codec == null) {
            throw ValueErrors.removedAlternative(
                    definition.alternatives().get(number).name(), definition);
        }
        int depth = Reading.depth(in);
        Reading.depth(in, codec.isLevel() ? depth : deeper(depth, limits));
        Object value = codec.decodeBody(in, (int) ControlWord.read(in, codec.controlBits()));
        Reading.depth(in, depth);
        return value;
    }
}
