package dev.piculet.binary.inspect;

import dev.piculet.binary.codec.Counts;
import dev.piculet.binary.codec.EnumCodec;
import dev.piculet.binary.codec.OpenCodec;
import dev.piculet.binary.encoding.Amount;
import dev.piculet.binary.encoding.Strings;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.List;

/** Types, and the meaning of their controls, in a few words. */
final class TypeText {
    private final WireSchema schema;

    TypeText(WireSchema schema) {
        this.schema = schema;
    }

    /** Returns a type without packages and without the types of elements. */
    String of(WireType type) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> {
                WireType.Primitive primitive = (WireType.Primitive) type;
                yield orNull(primitive.name(), primitive.nullable());
            }
            case TEXT -> "string";
            case LEAF -> {
                WireType.Leaf leaf = (WireType.Leaf) type;
                yield orNull(ValueText.name(leaf.id()), leaf.nullable());
            }
            case ENUM, CHOICE -> definitionName(type);
            case OBJECT -> {
                WireType.ObjectReference object = (WireType.ObjectReference) type;
                yield orNull((object.shared() ? "shared " : "") + definitionName(object), object.nullable());
            }
            case PRIMITIVE_ARRAY -> "array of " + ((WireType.PrimitiveArray) type).elementName();
            case OPEN -> {
                String bound = ((WireType.Open) type).bound();
                yield bound.isEmpty() ? "any" : "any " + ValueText.simpleName(bound);
            }
            case SEQUENCE -> "sequence";
            case DICTIONARY -> "map";
        };
    }

    private static String orNull(String name, boolean nullable) {
        return nullable ? name + "?" : name;
    }

    private String definitionName(WireType type) {
        return ValueText.simpleName(schema.definition(type.definition()).name());
    }

    /** Returns the meaning of a type's control. */
    String control(WireType type, int control) {
        if (control == 0 && !(type instanceof WireType.Primitive)) {
            return "null";
        }
        return switch (type.wireKind()) {
            case PRIMITIVE -> primitive((WireType.Primitive) type, control);
            case LEAF, OBJECT, TEXT -> "present";
            case ENUM -> constant((WireType.EnumReference) type, control);
            case CHOICE -> alternative((WireType.ChoiceReference) type, control);
            case OPEN -> control == OpenCodec.DESCRIBED ? "type follows" : of(OpenKinds.type(control - 1));
            case PRIMITIVE_ARRAY -> control == Counts.SPECIAL ? "means nothing" : count(control, "element");
            case SEQUENCE -> count(control, "element");
            case DICTIONARY -> count(control, "entry");
        };
    }

    private static String count(int control, String noun) {
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

    /** Returns the meaning of what stands before the chars of a string. */
    static String textHeader(int header) {
        if (header == Strings.NULL) {
            return "null";
        }
        return Amount.of(Strings.length(header), "char") + (Strings.isWide(header) ? ", UTF-16" : ", Latin-1");
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
