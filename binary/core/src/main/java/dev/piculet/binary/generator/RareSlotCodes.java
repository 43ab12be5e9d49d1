package dev.piculet.binary.generator;

import dev.piculet.binary.codec.ChoiceCodec;
import dev.piculet.binary.codec.Codec;
import dev.piculet.binary.codec.DictionaryCodec;
import dev.piculet.binary.codec.ExternalCodec;
import dev.piculet.binary.codec.NotNullCodec;
import dev.piculet.binary.codec.ObjectCodec;
import dev.piculet.binary.codec.OpenCodec;
import dev.piculet.binary.codec.ValueClassCodec;
import dev.piculet.binary.io.Limits;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the code for codecs that many classes do without. It stands apart from {@link SlotCodes}, with which the verifier would
 * load what is named here (ADR 52).
 */
final class RareSlotCodes {
    private final SlotCodes codes;
    private final GeneratedUnit unit;
    private final Limits limits;
    private final Map<ChoiceCodec, ChoiceCode> choices = new HashMap<>();

    RareSlotCodes(SlotCodes codes, GeneratedUnit unit, Limits limits) {
        this.codes = codes;
        this.unit = unit;
        this.limits = limits;
    }

    /** Returns the code of a codec; null if it has none. */
    SlotCode of(Codec codec, Class<?> place) {
        if (codec instanceof NotNullCodec notNull) {
            return place.isPrimitive() ? null : NotNullCode.of(codes.of(notNull.codec(), place));
        }
        if (codec instanceof DictionaryCodec dictionary) {
            return codes.isPlainCollection(place) ? MapCode.of(dictionary, place, codes, unit) : null;
        }
        if (codec instanceof ChoiceCodec choice) {
            return codes.isPlainCollection(place) ? choice(choice, place) : null;
        }
        if (codec instanceof ValueClassCodec valueClass && !valueClass.isBoxed()) {
            return ValueClassCode.of(codes.of(valueClass.codec(), place), valueClass.model());
        }
        if (codec instanceof OpenCodec open) {
            return codes.fallback(open.generated(), place);
        }
        return codec instanceof ExternalCodec external ? codes.fallback(external.generated(), place) : null;
    }

    private SlotCode choice(ChoiceCodec codec, Class<?> place) {
        ChoiceCode known = choices.get(codec);
        if (known == null) {
            known = new ChoiceCode(
                    unit,
                    unit.constant("numbers", ChoiceCode.SLOT, codec),
                    codes.fallback(codec, place),
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
                    && SlotCodes.isManageable(object);
            alternatives[i] = plain ? codes.layout((ObjectCodec) codec.codecs()[i]) : null;
        }
        return alternatives;
    }
}
