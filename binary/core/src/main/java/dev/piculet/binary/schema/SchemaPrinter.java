package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;

/** Prints schemas for people, in the order of the wire. */
public final class SchemaPrinter {
    /** Chars of one type: few bytes may name a definition many times, whose name may be as long as they like. */
    private static final int MAX_TYPE_CHARS = 1_000;

    private final WireSchema schema;
    private final StringBuilder text = new StringBuilder();

    private SchemaPrinter(WireSchema schema) {
        this.schema = schema;
    }

    static String print(WireSchema schema) {
        SchemaPrinter printer = new SchemaPrinter(schema);
        printer.text.append("root ").append(describe(schema, schema.root())).append('\n');
        for (Definition definition : schema.definitions()) {
            printer.definition(definition);
        }
        return printer.text.toString();
    }

    private void definition(Definition definition) {
        if (definition instanceof ObjectDefinition object) {
            text.append(object.recursive() ? "recursive object " : "object ")
                    .append(object.name())
                    .append('\n');
            for (FieldDefinition field : object.fields()) {
                line(field.name() + (field.owner().isEmpty() ? "" : " of " + field.owner()), field.type());
            }
        } else if (definition instanceof EnumDefinition enumeration) {
            text.append("enum ").append(enumeration.name()).append('\n');
            text.append("  ").append(String.join(", ", enumeration.constants())).append('\n');
        } else if (definition instanceof ChoiceDefinition choice) {
            text.append("choice ").append(choice.name()).append('\n');
            for (Alternative alternative : choice.alternatives()) {
                line(alternative.name(), alternative.type());
            }
        }
    }

    private void line(String name, WireType type) {
        text.append("  ")
                .append(name)
                .append(": ")
                .append(describe(schema, type))
                .append('\n');
    }

    /** Returns a type as people write it, {@code list of string} or {@code com.acme.Order?}, and no more than its beginning. */
    public static String describe(WireSchema schema, WireType type) {
        StringBuilder text = new StringBuilder();
        describe(schema, type, text);
        return text.toString();
    }

    private static void describe(WireSchema schema, WireType type, StringBuilder text) {
        if (text.length() > MAX_TYPE_CHARS) {
            return;
        }
        append(text, withoutParts(schema, type));
        String before = "";
        for (WireType part : type.parts()) {
            append(text, before);
            describe(schema, part, text);
            before = " to ";
        }
    }

    private static void append(StringBuilder text, String part) {
        int room = Math.max(0, MAX_TYPE_CHARS - text.length());
        if (part.length() <= room) {
            text.append(part);
        } else if (text.length() <= MAX_TYPE_CHARS) {
            text.append(part, 0, room).append('…');
        }
    }

    private static String withoutParts(WireSchema schema, WireType type) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> {
                WireType.Primitive primitive = (WireType.Primitive) type;
                yield orNull(primitive.name(), primitive.nullable());
            }
            case TEXT -> "string";
            case LEAF -> orNull(((WireType.Leaf) type).id(), ((WireType.Leaf) type).nullable());
            case ENUM, CHOICE -> schema.definition(type.definition()).name();
            case OBJECT -> {
                WireType.ObjectReference object = (WireType.ObjectReference) type;
                yield orNull(
                        (object.shared() ? "shared " : "")
                                + schema.definition(object.index()).name(),
                        object.nullable());
            }
            case OPEN -> {
                String bound = ((WireType.Open) type).bound();
                yield "any " + (bound.isEmpty() ? "java.lang.Object" : bound);
            }
            case PRIMITIVE_ARRAY -> "array of " + ((WireType.PrimitiveArray) type).elementName();
            case SEQUENCE -> CollectionKind.sequenceName(((WireType.Sequence) type).kind()) + " of ";
            case DICTIONARY -> CollectionKind.dictionaryName(((WireType.Dictionary) type).kind()) + " of ";
        };
    }

    private static String orNull(String name, boolean nullable) {
        return nullable ? name + "?" : name;
    }
}
