package dev.piculet.binary.schema;

import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.Locale;

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
        if (type instanceof WireType.Sequence sequence) {
            append(text, CollectionKind.sequenceName(sequence.kind()) + " of ");
            describe(schema, sequence.element(), text);
        } else if (type instanceof WireType.Dictionary dictionary) {
            append(text, CollectionKind.dictionaryName(dictionary.kind()) + " of ");
            describe(schema, dictionary.key(), text);
            append(text, " to ");
            describe(schema, dictionary.value(), text);
        } else {
            append(text, withoutElements(schema, type));
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

    private static String withoutElements(WireSchema schema, WireType type) {
        if (type instanceof WireType.Primitive primitive) {
            return name(primitive.kind()) + (primitive.nullable() ? "?" : "");
        }
        if (type instanceof WireType.Text) {
            return "string";
        }
        if (type instanceof WireType.Leaf leaf) {
            return leaf.id() + (leaf.nullable() ? "?" : "");
        }
        if (type instanceof WireType.EnumReference reference) {
            return schema.definition(reference.index()).name();
        }
        if (type instanceof WireType.ChoiceReference reference) {
            return schema.definition(reference.index()).name();
        }
        if (type instanceof WireType.ObjectReference reference) {
            return (reference.shared() ? "shared " : "")
                    + schema.definition(reference.index()).name()
                    + (reference.nullable() ? "?" : "");
        }
        return "array of " + name(((WireType.PrimitiveArray) type).kind());
    }

    private static String name(PrimitiveKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
