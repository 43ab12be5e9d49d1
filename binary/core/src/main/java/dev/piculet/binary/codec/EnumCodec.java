package dev.piculet.binary.codec;

import dev.piculet.binary.error.ValueErrors;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.WireType;

/** A constant of an enum as its number in the schema, or null (wire format, section 4.5). */
public class EnumCodec extends Codec {
    /** The highest number that stands in the control; its control is one more. */
    public static final int MAX_INLINE = 13;
    /** Control of a constant whose number follows. */
    public static final int LONG = 15;

    private final EnumDefinition definition;
    private final Object[] constants;
    private final Class<?> type;

    /**
     * @param type the class of the constants
     * @param constants what each number is read as; null for a constant that the class does not have any more. For
     *     writing they must be the class's own, by ordinal
     */
    public EnumCodec(WireType.EnumReference wireType, EnumDefinition definition, Class<?> type, Object[] constants) {
        super(wireType);
        this.type = type;
        this.definition = definition;
        this.constants = constants;
    }

    /** The class of the constants. */
    public Class<?> type() {
        return type;
    }

    /** What each number is read as; not to be changed. */
    public Object[] constants() {
        return constants;
    }

    @Override
    public int control(Object value) {
        if (value == null) {
            return 0;
        }
        requireInstance(type, value);
        int number = number(value);
        return number <= MAX_INLINE ? number + 1 : LONG;
    }

    /** The number that a constant is written as. */
    int number(Object constant) {
        return ((Enum<?>) constant).ordinal();
    }

    @Override
    public void encodeBody(BinaryOutput out, Object value, int control) {
        if (control == LONG) {
            out.writeVarint(number(value));
        }
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == 0) {
            return null;
        }
        int number = control <= MAX_INLINE + 1 ? control - 1 : in.readVarint();
        if (number >= constants.length) {
            throw ValueErrors.unknownConstant(number, definition, in);
        }
        Object constant = constants[number];
        if (constant == null) {
            throw ValueErrors.removedConstant(definition.constants().get(number), definition);
        }
        return constant;
    }
}
