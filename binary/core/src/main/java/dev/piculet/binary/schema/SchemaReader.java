package dev.piculet.binary.schema;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import java.util.ArrayList;
import java.util.List;

/** Reads schemas from bytes that need not be trusted (wire format, section 6). */
final class SchemaReader {
    /** Types inside types, such as lists of lists, of one slot. */
    private static final int MAX_DEPTH = 64;

    private static final PrimitiveKind[] KINDS = PrimitiveKind.values();

    private final BinaryInput in;
    private int definitionCount;

    private SchemaReader(BinaryInput in) {
        this.in = in;
    }

    static WireSchema read(byte[] bytes) {
        BinaryInput in = new BinaryInput(bytes);
        WireSchema schema = new SchemaReader(in).schema();
        in.requireEnd();
        new SchemaValidation(schema, in).check();
        return schema;
    }

    private WireSchema schema() {
        int version = in.readByte();
        if (version != SchemaTags.VERSION) {
            throw SchemaInputErrors.unknownSchemaVersion(version, in);
        }
        definitionCount = in.readCount();
        List<Definition> definitions = new ArrayList<>();
        for (int i = 0; i < definitionCount; i++) {
            definitions.add(definition());
        }
        return new WireSchema(definitions, type(0));
    }

    private Definition definition() {
        int tag = in.readByte();
        String name = in.readUtf8();
        int bare = tag & ~SchemaTags.INHERITS;
        boolean isObject = bare == SchemaTags.OBJECT || bare == SchemaTags.RECURSIVE_OBJECT;
        if (isObject && tag != bare) {
            List<String> owners = names(in.readCount());
            if (owners.isEmpty()) {
                throw SchemaInputErrors.noSuperclass(name, in);
            }
            return new ObjectDefinition(name, fields(in.readCount(), owners), bare == SchemaTags.RECURSIVE_OBJECT);
        }
        int count = in.readCount();
        return switch (tag) {
            case SchemaTags.OBJECT, SchemaTags.RECURSIVE_OBJECT ->
                new ObjectDefinition(name, fields(count, List.of()), tag == SchemaTags.RECURSIVE_OBJECT);
            case SchemaTags.ENUM -> new EnumDefinition(name, names(count));
            case SchemaTags.CHOICE -> new ChoiceDefinition(name, alternatives(count));
            default -> throw SchemaInputErrors.unknownSchemaTag(tag, in);
        };
    }

    /** @param owners the superclasses that declare some of the fields */
    private List<FieldDefinition> fields(int count, List<String> owners) {
        List<FieldDefinition> fields = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            fields.add(new FieldDefinition(in.readUtf8(), owners.isEmpty() ? "" : owner(owners), type(0)));
        }
        return fields;
    }

    private String owner(List<String> owners) {
        int number = in.readVarint();
        if (number > owners.size()) {
            throw SchemaInputErrors.unknownSuperclass(number, owners.size(), in);
        }
        return number == 0 ? "" : owners.get(number - 1);
    }

    private List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(in.readUtf8());
        }
        return names;
    }

    private List<Alternative> alternatives(int count) {
        List<Alternative> alternatives = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            alternatives.add(new Alternative(in.readUtf8(), type(0)));
        }
        return alternatives;
    }

    private WireType type(int depth) {
        if (depth > MAX_DEPTH) {
            throw SchemaInputErrors.schemaTooDeep(MAX_DEPTH, in);
        }
        int tag = in.readByte();
        boolean nullable = (tag & SchemaTags.NULLABLE) != 0;
        int bare = tag & ~SchemaTags.NULLABLE;
        WireKind kind = SchemaTags.kind(bare);
        boolean mayBeMarked = kind == WireKind.PRIMITIVE || kind == WireKind.LEAF || kind == WireKind.OBJECT;
        if (kind == null || nullable && !mayBeMarked) {
            throw SchemaInputErrors.unknownSchemaTag(tag, in);
        }
        return switch (kind) {
            case PRIMITIVE -> primitive(bare, nullable);
            case PRIMITIVE_ARRAY -> primitiveArray(bare);
            case TEXT -> new WireType.Text();
            case LEAF -> new WireType.Leaf(in.readUtf8(), nullable);
            case ENUM -> new WireType.EnumReference(index());
            case OBJECT -> new WireType.ObjectReference(index(), nullable, bare == SchemaTags.SHARED_OBJECT_REFERENCE);
            case CHOICE -> new WireType.ChoiceReference(index());
            case OPEN -> new WireType.Open(in.readUtf8());
            case SEQUENCE -> new WireType.Sequence(kind(/* ofMaps= */ false), type(depth + 1));
            case DICTIONARY -> new WireType.Dictionary(kind(/* ofMaps= */ true), type(depth + 1), type(depth + 1));
        };
    }

    private WireType primitive(int tag, boolean nullable) {
        if (tag != SchemaTags.UNSIGNED && tag != SchemaTags.DURATION) {
            return new WireType.Primitive(KINDS[tag - SchemaTags.PRIMITIVE], nullable);
        }
        PrimitiveMeaning meaning = tag == SchemaTags.UNSIGNED ? PrimitiveMeaning.UNSIGNED : PrimitiveMeaning.DURATION;
        return new WireType.Primitive(kind(meaning), nullable, meaning);
    }

    private WireType primitiveArray(int tag) {
        return tag == SchemaTags.UNSIGNED_ARRAY
                ? new WireType.PrimitiveArray(kind(PrimitiveMeaning.UNSIGNED), PrimitiveMeaning.UNSIGNED)
                : new WireType.PrimitiveArray(KINDS[tag - SchemaTags.PRIMITIVE_ARRAY]);
    }

    private PrimitiveKind kind(PrimitiveMeaning meaning) {
        int kind = in.readByte() & 0xFF;
        if (kind >= KINDS.length || !meaning.isOf(KINDS[kind])) {
            throw SchemaInputErrors.unknownNumber(kind, in);
        }
        return KINDS[kind];
    }

    private int kind(boolean ofMaps) {
        int kind = in.readByte() & 0xFF;
        if (ofMaps ? !CollectionKind.isDictionary(kind) : !CollectionKind.isSequence(kind)) {
            throw SchemaInputErrors.unknownKind(kind, in);
        }
        return kind;
    }

    private int index() {
        int index = in.readVarint();
        if (index >= definitionCount) {
            throw SchemaInputErrors.unknownDefinition(index, definitionCount, in);
        }
        return index;
    }
}
