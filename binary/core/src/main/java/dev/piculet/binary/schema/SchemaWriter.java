package dev.piculet.binary.schema;

import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes schemas as bytes (wire format, section 6). */
final class SchemaWriter {
    private final BinaryOutput out = new BinaryOutput();

    private SchemaWriter() {}

    static byte[] write(WireSchema schema) {
        SchemaWriter writer = new SchemaWriter();
        writer.out.writeByte(SchemaTags.VERSION);
        writer.out.writeVarint(schema.definitions().size());
        for (Definition definition : schema.definitions()) {
            writer.definition(definition);
        }
        writer.type(schema.root());
        return writer.out.toByteArray();
    }

    private void definition(Definition definition) {
        if (definition instanceof ObjectDefinition object) {
            object(object);
        } else if (definition instanceof EnumDefinition enumeration) {
            out.writeByte(SchemaTags.ENUM);
            out.writeUtf8(enumeration.name());
            out.writeVarint(enumeration.constants().size());
            for (String constant : enumeration.constants()) {
                out.writeUtf8(constant);
            }
        } else if (definition instanceof ChoiceDefinition choice) {
            out.writeByte(SchemaTags.CHOICE);
            out.writeUtf8(choice.name());
            out.writeVarint(choice.alternatives().size());
            for (Alternative alternative : choice.alternatives()) {
                out.writeUtf8(alternative.name());
                type(alternative.type());
            }
        }
    }

    private void object(ObjectDefinition object) {
        Map<String, Integer> owners = owners(object);
        out.writeByte((object.recursive() ? SchemaTags.RECURSIVE_OBJECT : SchemaTags.OBJECT)
                + (owners.isEmpty() ? 0 : SchemaTags.INHERITS));
        out.writeUtf8(object.name());
        if (!owners.isEmpty()) {
            out.writeVarint(owners.size());
            for (String owner : owners.keySet()) {
                out.writeUtf8(owner);
            }
        }
        out.writeVarint(object.fields().size());
        for (FieldDefinition field : object.fields()) {
            out.writeUtf8(field.name());
            if (!owners.isEmpty()) {
                out.writeVarint(owners.getOrDefault(field.owner(), 0));
            }
            type(field.type());
        }
    }

    /** The superclasses that declare fields, numbered from 1 in the order of their fields. */
    private static Map<String, Integer> owners(ObjectDefinition object) {
        Map<String, Integer> owners = new LinkedHashMap<>();
        for (FieldDefinition field : object.fields()) {
            if (!field.owner().isEmpty()) {
                owners.putIfAbsent(field.owner(), owners.size() + 1);
            }
        }
        return owners;
    }

    private void type(WireType type) {
        out.writeByte(tag(type));
        // By the kind: to ask for each class would load those of all (ADR 52).
        switch (type.wireKind()) {
            case LEAF -> out.writeUtf8(((WireType.Leaf) type).id());
            case ENUM, CHOICE, OBJECT -> out.writeVarint(type.definition());
            case OPEN -> out.writeUtf8(((WireType.Open) type).bound());
            case SEQUENCE -> {
                WireType.Sequence sequence = (WireType.Sequence) type;
                out.writeByte(sequence.kind());
                type(sequence.element());
            }
            case DICTIONARY -> {
                WireType.Dictionary dictionary = (WireType.Dictionary) type;
                out.writeByte(dictionary.kind());
                type(dictionary.key());
                type(dictionary.value());
            }
            case PRIMITIVE -> {
                WireType.Primitive primitive = (WireType.Primitive) type;
                kind(primitive.kind(), primitive.meaning());
            }
            case PRIMITIVE_ARRAY -> {
                WireType.PrimitiveArray array = (WireType.PrimitiveArray) type;
                kind(array.kind(), array.meaning());
            }
            case TEXT -> {}
        }
    }

    /** Writes the kind of primitives whose tag tells their meaning instead. */
    private void kind(PrimitiveKind kind, PrimitiveMeaning meaning) {
        if (meaning != PrimitiveMeaning.PLAIN) {
            out.writeByte(kind.ordinal());
        }
    }

    /** Returns the tag. What a kind has besides its tag and its parts is written by {@link #type}. */
    private static int tag(WireType type) {
        return switch (type.wireKind()) {
            case PRIMITIVE -> tag((WireType.Primitive) type);
            case PRIMITIVE_ARRAY -> tag((WireType.PrimitiveArray) type);
            case TEXT -> SchemaTags.TEXT;
            case LEAF -> orNull(SchemaTags.LEAF, ((WireType.Leaf) type).nullable());
            case ENUM -> SchemaTags.ENUM_REFERENCE;
            case CHOICE -> SchemaTags.CHOICE_REFERENCE;
            case OBJECT -> tag((WireType.ObjectReference) type);
            case OPEN -> SchemaTags.OPEN;
            case SEQUENCE -> SchemaTags.SEQUENCE;
            case DICTIONARY -> SchemaTags.DICTIONARY;
        };
    }

    private static int tag(WireType.Primitive type) {
        int tag = SchemaTags.PRIMITIVE + type.kind().ordinal();
        if (type.meaning() != PrimitiveMeaning.PLAIN) {
            tag = type.meaning() == PrimitiveMeaning.UNSIGNED ? SchemaTags.UNSIGNED : SchemaTags.DURATION;
        }
        return orNull(tag, type.nullable());
    }

    private static int tag(WireType.PrimitiveArray type) {
        return type.meaning() == PrimitiveMeaning.PLAIN
                ? SchemaTags.PRIMITIVE_ARRAY + type.kind().ordinal()
                : SchemaTags.UNSIGNED_ARRAY;
    }

    private static int tag(WireType.ObjectReference type) {
        int tag = type.shared() ? SchemaTags.SHARED_OBJECT_REFERENCE : SchemaTags.OBJECT_REFERENCE;
        return orNull(tag, type.nullable());
    }

    private static int orNull(int tag, boolean nullable) {
        return nullable ? tag + SchemaTags.NULLABLE : tag;
    }
}
