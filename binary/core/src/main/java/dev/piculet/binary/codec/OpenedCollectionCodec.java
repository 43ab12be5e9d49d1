package dev.piculet.binary.codec;

import dev.piculet.binary.error.OpenErrors;
import dev.piculet.binary.error.UndeclaredSubclassException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.WireType;

/**
 * A collection or map where others may stand than the declared class has forms for: as it is declared, or else an instance of any
 * class, as in an open place (wire format, section 2.5).
 */
final class OpenedCollectionCodec extends ChoiceCodec {
    private static final int USUAL = 0;
    private static final int OTHER = 1;

    private final String place;

    /** Declared to return a codec, so that callers do not load this class unless they come here. */
    static Codec of(WireType.ChoiceReference type, ChoiceDefinition definition, Codec[] codecs, Limits limits) {
        return new OpenedCollectionCodec(type, definition, codecs, limits);
    }

    /** @param codecs of collections as they are declared, and of others, or null. Filled in after this, for they may lead back to it */
    private OpenedCollectionCodec(
            WireType.ChoiceReference type, ChoiceDefinition definition, Codec[] codecs, Limits limits) {
        super(type, definition, new Class<?>[codecs.length], codecs, limits);
        this.place = definition.name();
    }

    @Override
    public Object decodeBody(BinaryInput in, int control) {
        if (control == OTHER + 1 && codecs()[OTHER] == null) {
            throw OpenErrors.noneAllowed(place);
        }
        return super.decodeBody(in, control);
    }

    @Override
    public int number(Object value) {
        try {
            codecs()[USUAL].control(value);
            return USUAL;
        } catch (UndeclaredSubclassException e) {
            if (codecs()[OTHER] instanceof OpenCodec other && other.keepsClass(value)) {
                return OTHER;
            }
            throw e;
        }
    }
}
