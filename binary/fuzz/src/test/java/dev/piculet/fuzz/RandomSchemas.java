package dev.piculet.fuzz;

import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition;
import dev.piculet.binary.schema.Definition.Alternative;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.PrimitiveMeaning;
import dev.piculet.binary.schema.WireKind;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes schemas that no class has, at random or by changing parts of a class's own. */
final class RandomSchemas {
    private static final String[] LEAVES = {
        "string-builder",
        "big-decimal",
        "big-integer",
        "uri",
        "url",
        "byte-buffer",
        "charset",
        "duration",
        "instant",
        "local-date",
        "locale",
        "bit-set",
        "pattern",
        "uuid",
        "zone-id",
        "zoned-date-time",
        "currency",
        "calendar",
        "time-zone",
        "sql-timestamp",
        "japanese-date",
        "inet-address",
        "inet-socket-address",
        "atomic-long-array",
        "long-adder",
        "int-summary",
        "stack-trace-element",
        "class",
        "custom:x"
    };

    /** An array, an optional, an atomic reference, and numbers of forms (docs/spec/collection-forms.md). */
    private static final int[] SEQUENCES = {
        CollectionKind.ARRAY, CollectionKind.OPTIONAL, CollectionKind.REFERENCE, 1, 2, 6, 20, 21, 22, 32, 33, 41, 64, 72
    };

    /** Numbers of forms. */
    private static final int[] MAPS = {1, 2, 3, 4, 6, 7, 13, 32, 33, 35};

    /** The kinds of slots, some of them more often; those with parts come last. */
    private static final WireKind[] KINDS = {
        WireKind.PRIMITIVE,
        WireKind.PRIMITIVE,
        WireKind.TEXT,
        WireKind.LEAF,
        WireKind.ENUM,
        WireKind.CHOICE,
        WireKind.OPEN,
        WireKind.PRIMITIVE_ARRAY,
        WireKind.OBJECT,
        WireKind.OBJECT,
        WireKind.OBJECT,
        WireKind.SEQUENCE,
        WireKind.SEQUENCE,
        WireKind.DICTIONARY
    };

    /** What open places declare. */
    private static final String[] BOUNDS = {"", "", "java.lang.Number", "java.io.Serializable", "not.There"};

    private static final int WITHOUT_PARTS = 11;

    private static final String[] FIELDS = {
        "x",
        "y",
        "name",
        "left",
        "right",
        "children",
        "byPoint",
        "shape",
        "empty",
        "other",
        "next",
        "value",
        "shapes",
        "centre",
        "radius",
        "wrapper",
        "points",
        "any"
    };

    private final SplittableRandom random;
    private int definitions;
    private Row source;

    RandomSchemas(SplittableRandom random) {
        this.random = random;
    }

    /** Returns a schema, valid more often than not. */
    WireSchema next() {
        int kind = random.nextInt(8);
        source = kind == 0 ? Row.TOWERS : kind == 1 ? Row.CHAINS : Row.FROM_NOTHING;
        return kind == 0 ? tower() : kind == 1 ? chain() : any();
    }

    /** How the last schema was made. */
    Row source() {
        return source;
    }

    private WireSchema any() {
        definitions = 1 + random.nextInt(random.nextInt(8) == 0 ? 40 : 6);
        List<Definition> all = new ArrayList<>();
        for (int i = 0; i < definitions; i++) {
            all.add(definition(i));
        }
        return new WireSchema(all, type(2));
    }

    private Definition definition(int index) {
        String name = random.nextInt(3) == 0
                ? "D" + index
                : Targets.OBJECTS[random.nextInt(Targets.OBJECTS.length)].getName();
        return switch (random.nextInt(10)) {
            case 0 -> new EnumDefinition(name, List.of("RED", "GREEN", "BLUE").subList(0, random.nextInt(4)));
            case 1, 2 -> {
                List<Alternative> alternatives = new ArrayList<>();
                for (int i = random.nextInt(4); i >= 0; i--) {
                    alternatives.add(new Alternative(
                            Targets.OBJECTS[random.nextInt(Targets.OBJECTS.length)].getName(), type(1)));
                }
                yield new ChoiceDefinition(name, alternatives);
            }
            default -> new ObjectDefinition(name, fields(), random.nextInt(4) != 0);
        };
    }

    private List<FieldDefinition> fields() {
        List<FieldDefinition> fields = new ArrayList<>();
        int first = random.nextInt(FIELDS.length);
        for (int i = random.nextInt(random.nextInt(6) == 0 ? FIELDS.length : 4); i > 0; i--) {
            String owner = random.nextInt(8) == 0 ? Targets.Wrapper.class.getName() : "";
            fields.add(new FieldDefinition(FIELDS[(first + i) % FIELDS.length], owner, type(2)));
        }
        return fields;
    }

    /** Objects without bytes that contain others without bytes, as many as a schema may have, in any order. */
    private WireSchema tower() {
        int levels = 1 + random.nextInt(5);
        int width = 1 + random.nextInt(10);
        boolean forwards = random.nextBoolean();
        List<Definition> all = new ArrayList<>();
        for (int i = 0; i <= levels; i++) {
            boolean end = i == (forwards ? levels : 0);
            List<FieldDefinition> fields = new ArrayList<>();
            for (int field = 0; field < (end ? 0 : width); field++) {
                fields.add(new FieldDefinition(
                        FIELDS[field], new WireType.ObjectReference(forwards ? i + 1 : i - 1, false, false)));
            }
            all.add(new ObjectDefinition(i == levels ? Targets.Wrapper.class.getName() : "Level" + i, fields, false));
        }
        WireType element = new WireType.ObjectReference(forwards ? 0 : levels, true, random.nextInt(4) == 0);
        return new WireSchema(all, random.nextInt(4) == 0 ? element : new WireType.Sequence(sequenceKind(), element));
    }

    /** Definitions that each refer to the next, or to the previous one if defined backwards; sometimes a ring. */
    private WireSchema chain() {
        int length = random.nextInt(16) == 0 ? 400 + random.nextInt(1_200) : 1 + random.nextInt(30);
        boolean forwards = random.nextBoolean();
        boolean ring = random.nextBoolean();
        boolean recursive = random.nextBoolean();
        List<Definition> all = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            int next = forwards ? i + 1 : i - 1;
            boolean ends = next < 0 || next >= length;
            WireType type = ends && !ring
                    ? new WireType.Text()
                    : new WireType.ObjectReference(Math.floorMod(next, length), true, false);
            all.add(new ObjectDefinition(
                    Targets.Link.class.getName(), List.of(new FieldDefinition("next", type)), recursive));
        }
        return new WireSchema(all, new WireType.ObjectReference(forwards ? 0 : length - 1, false, false));
    }

    private int sequenceKind() {
        return SEQUENCES[random.nextInt(SEQUENCES.length)];
    }

    private int mapKind() {
        return MAPS[random.nextInt(MAPS.length)];
    }

    private WireType type(int depth) {
        WireKind kind = KINDS[random.nextInt(depth == 0 ? WITHOUT_PARTS : KINDS.length)];
        PrimitiveKind primitive = PrimitiveKind.values()[random.nextInt(PrimitiveKind.values().length)];
        return switch (kind) {
            case PRIMITIVE -> new WireType.Primitive(primitive, random.nextBoolean(), meaning(primitive));
            case TEXT -> new WireType.Text();
            case LEAF -> new WireType.Leaf(LEAVES[random.nextInt(LEAVES.length)], random.nextBoolean());
            case ENUM -> new WireType.EnumReference(index());
            case CHOICE -> new WireType.ChoiceReference(index());
            case OPEN -> new WireType.Open(BOUNDS[random.nextInt(BOUNDS.length)]);
            case PRIMITIVE_ARRAY ->
                meaning(primitive) == PrimitiveMeaning.UNSIGNED
                        ? new WireType.PrimitiveArray(primitive, PrimitiveMeaning.UNSIGNED)
                        : new WireType.PrimitiveArray(primitive);
            case OBJECT -> new WireType.ObjectReference(index(), random.nextInt(4) != 0, random.nextInt(4) == 0);
            case SEQUENCE -> new WireType.Sequence(sequenceKind(), type(depth - 1));
            case DICTIONARY -> new WireType.Dictionary(mapKind(), type(depth - 1), type(depth - 1));
        };
    }

    private PrimitiveMeaning meaning(PrimitiveKind kind) {
        PrimitiveMeaning meaning = PrimitiveMeaning.values()[random.nextInt(PrimitiveMeaning.values().length)];
        return meaning.isOf(kind) ? meaning : PrimitiveMeaning.PLAIN;
    }

    private int index() {
        return random.nextInt(Math.max(1, definitions));
    }

    /** Returns a schema with some slots, names and flags changed. */
    WireSchema changed(WireSchema schema) {
        definitions = schema.definitions().size();
        List<Definition> all = new ArrayList<>(schema.definitions());
        for (int i = random.nextInt(3); i >= 0 && definitions > 0; i--) {
            int index = random.nextInt(definitions);
            if (all.get(index) instanceof ObjectDefinition object) {
                all.set(index, changed(object));
            }
        }
        if (random.nextInt(4) == 0) {
            all.add(definition(definitions));
        }
        return new WireSchema(all, random.nextInt(12) == 0 ? type(1) : schema.root());
    }

    private ObjectDefinition changed(ObjectDefinition object) {
        List<FieldDefinition> fields = new ArrayList<>(object.fields());
        int index = fields.isEmpty() ? 0 : random.nextInt(fields.size());
        switch (random.nextInt(fields.isEmpty() ? 1 : 4)) {
            case 0 -> fields.add(index, new FieldDefinition("added" + fields.size(), type(2)));
            case 1 -> fields.remove(index);
            case 2 -> fields.set(index, new FieldDefinition(fields.get(index).name(), type(2)));
            default -> {
                WireType type = fields.get(index).type();
                fields.set(
                        index,
                        new FieldDefinition(
                                fields.get(index).name(), random.nextBoolean() ? type.notNull() : type.orNull()));
            }
        }
        return new ObjectDefinition(
                object.name(), fields, random.nextInt(8) == 0 ? !object.recursive() : object.recursive());
    }
}
