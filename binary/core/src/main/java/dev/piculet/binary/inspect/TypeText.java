package dev.piculet.binary.inspect;

import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.List;
import java.util.Locale;

/** Types, and what their controls mean, in a few words. */
final class TypeText {
    private final WireSchema schema;

    TypeText(WireSchema schema) {
        this.schema = schema;
    }

    /** Returns a type without packages and without the types of elements. */
    String of(WireType type) {
        if (type instanceof WireType.Primitive primitive) {
            return name(primitive.kind()) + (primitive.nullable() ? "?" : "");
        }
        if (type instanceof WireType.Text) {
            return "string";
        }
        if (type instanceof WireType.Leaf leaf) {
            return ValueText.name(leaf.id()) + (leaf.nullable() ? "?" : "");
        }
        if (type instanceof WireType.EnumReference reference) {
            return definitionName(reference.index());
        }
        if (type instanceof WireType.ChoiceReference reference) {
            return definitionName(reference.index());
        }
        if (type instanceof WireType.ObjectReference reference) {
            return (reference.shared() ? "shared " : "")
                    + definitionName(reference.index())
                    + (reference.nullable() ? "?" : "");
        }
        if (type instanceof WireType.PrimitiveArray array) {
            return "array of " + name(array.kind());
        }
        return type instanceof WireType.Dictionary ? "map" : "sequence";
    }

    private String definitionName(int index) {
        return ValueText.simpleName(schema.definition(index).name());
    }

    private static String name(PrimitiveKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns what the control of a type says. */
    String control(WireType type, int control) {
        if (type instanceof WireType.Primitive primitive) {
            return primitive(primitive, control);
        }
        if (type instanceof WireType.Leaf || type instanceof WireType.ObjectReference) {
            return control == 0 ? "null" : "present";
        }
        if (control == 0) {
            return "null";
        }
        if (type instanceof WireType.Text) {
            return text(control);
        }
        if (type instanceof WireType.EnumReference reference) {
            return constant(reference, control);
        }
        if (type instanceof WireType.ChoiceReference reference) {
            return alternative(reference, control);
        }
        String noun = type instanceof WireType.Dictionary ? "entry" : "element";
        if (control == Counts.SPECIAL && type instanceof WireType.PrimitiveArray) {
            return "means nothing";
        }
        return switch (control) {
            case Counts.LONG -> "count follows";
            case Counts.SPECIAL -> "form and count follow";
            default -> Amount.of(control - 1, noun);
        };
    }

    private static String primitive(WireType.Primitive type, int control) {
        if (type.nullable() && (control & 1) == 0) {
            return "null";
        }
        boolean bit = (type.nullable() ? control >>> 1 : control) != 0;
        return switch (type.kind()) {
            case BOOLEAN -> Boolean.toString(bit);
            case COMPACT_INT, COMPACT_LONG ->
                Amount.of(bit ? type.kind().maxSize() : type.kind().minSize(), "byte");
            default -> "present";
        };
    }

    private static String text(int control) {
        return switch (control) {
            case Strings.LATIN -> "Latin-1, length follows";
            case Strings.WIDE -> "UTF-16, length follows";
            default -> Amount.of(control - 1, "char");
        };
    }

    private String constant(WireType.EnumReference type, int control) {
        return control == EnumCodec.LONG ? "number follows" : constantName(type, control - 1);
    }

    /** Returns a constant by its number, which need not exist. */
    String constantName(WireType.EnumReference type, int number) {
        List<String> names = ((EnumDefinition) schema.definition(type.index())).constants();
        return number < names.size() ? ValueText.name(names.get(number)) : "no constant " + number;
    }

    private String alternative(WireType.ChoiceReference type, int control) {
        return control == ValueWalker.LONG_CHOICE ? "number follows" : alternativeName(type, control - 1);
    }

    /** Returns an alternative by its number, which need not exist. */
    String alternativeName(WireType.ChoiceReference type, int number) {
        ChoiceDefinition definition = (ChoiceDefinition) schema.definition(type.index());
        return number < definition.alternatives().size()
                ? ValueText.simpleName(definition.alternatives().get(number).name())
                : "no alternative " + number;
    }
}
