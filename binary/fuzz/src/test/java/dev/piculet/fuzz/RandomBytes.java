package dev.piculet.fuzz;

import dev.piculet.binary.codec.TypeDescription;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.schema.CollectionKind;
import dev.piculet.binary.schema.Definition.ChoiceDefinition;
import dev.piculet.binary.schema.Definition.EnumDefinition;
import dev.piculet.binary.schema.Definition.FieldDefinition;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.FieldOrder;
import dev.piculet.binary.schema.OpenKinds;
import dev.piculet.binary.schema.PrimitiveKind;
import dev.piculet.binary.schema.SequenceCodes;
import dev.piculet.binary.schema.WireSchema;
import dev.piculet.binary.schema.WireType;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Writes bytes of random values for any schema: allowed by the wire format, with harmful counts and references, and with
 * errors.
 */
final class RandomBytes {
    private static final int LONG = 14;
    private static final int SPECIAL = 15;

    /** Of classes that a description may name, or an array. */
    private static final String[] NAMES = {
        "java.lang.Object",
        "java.lang.String",
        "java.util.List",
        "java.util.Map",
        "[Ljava.lang.Number;",
        "int",
        "not.There",
        "["
    };

    private final SplittableRandom random;
    private final List<WireSchema> described = new ArrayList<>();
    private WireSchema schema;
    private final BinaryOutput out = new BinaryOutput();
    private int left;
    private int shared;
    private boolean distinct;
    private int numbers;

    /** @param size about so many bytes */
    RandomBytes(SplittableRandom random, WireSchema schema, int size) {
        this.random = random;
        this.schema = schema;
        this.left = size;
    }

    /** Returns a value's bytes. */
    byte[] next() {
        record(List.of(schema.root()));
        return out.toByteArray();
    }

    private void record(List<WireType> types) {
        int[] controls = new int[types.size()];
        long word = 0;
        int bits = 0;
        for (int i = 0; i < controls.length; i++) {
            controls[i] = control(types.get(i));
            word |= (long) controls[i] << bits;
            bits += types.get(i).controlBits();
        }
        for (int i = 0; i < (bits + 7) / 8; i++) {
            out.writeByte((int) (word >>> (8 * i)));
        }
        left -= 1 + controls.length / 4;
        for (int i = 0; i < controls.length; i++) {
            body(types.get(i), controls[i]);
        }
    }

    private int control(WireType type) {
        int bits = type.controlBits();
        if (bits == 0) {
            return 0;
        }
        if (left <= 0) {
            return 0;
        }
        if (type instanceof WireType.Primitive) {
            return random.nextInt(1 << bits);
        }
        if (bits < 4) {
            return 1;
        }
        if (type instanceof WireType.Sequence || type instanceof WireType.Dictionary) {
            int kind = random.nextInt(10);
            return kind == 0 ? SPECIAL : kind < 4 ? LONG : 1 + random.nextInt(3);
        }
        return random.nextInt(24) == 0 ? random.nextInt(16) : 1 + random.nextInt(2);
    }

    private void body(WireType type, int control) {
        if (control == 0 && type.controlBits() > 0 && !(type instanceof WireType.Primitive p && !p.nullable())) {
            return;
        }
        Runnable part = switch (type.wireKind()) {
            case PRIMITIVE -> () -> primitive((WireType.Primitive) type, control);
            case TEXT -> () -> text(control);
            case LEAF -> () -> leaf((WireType.Leaf) type);
            case ENUM -> () -> constant((WireType.EnumReference) type, control);
            case PRIMITIVE_ARRAY -> () -> array((WireType.PrimitiveArray) type, control);
            case OBJECT -> () -> object((WireType.ObjectReference) type);
            case CHOICE -> () -> choice((WireType.ChoiceReference) type, control);
            case OPEN -> () -> open(control);
            case SEQUENCE, DICTIONARY -> () -> elements(type, control);
        };
        part.run();
    }

    private void primitive(WireType.Primitive type, int control) {
        boolean isNull = type.nullable() && (control & 1) == 0;
        boolean wide = (type.nullable() ? control >>> 1 : control) != 0;
        PrimitiveKind kind = type.kind();
        raw(isNull ? 0 : wide ? kind.maxSize() : kind.minSize());
    }

    private void text(int control) {
        int length = control < LONG - 1 ? control - 1 : count();
        raw(control == SPECIAL ? 2 * length : length);
    }

    private void constant(WireType.EnumReference type, int control) {
        if (control == SPECIAL) {
            number(((EnumDefinition) schema.definition(type.index()))
                    .constants()
                    .size());
        }
    }

    private void array(WireType.PrimitiveArray type, int control) {
        int count = control == LONG ? count() : control - 1;
        raw(count * Math.max(1, type.kind().maxSize()));
    }

    private void leaf(WireType.Leaf leaf) {
        byte[] body = LeafBodies.any(leaf.id(), random);
        if (body != null && random.nextInt(4) > 0) {
            out.writeBytes(body);
            left -= body.length;
            return;
        }
        int length = random.nextInt(12);
        switch (random.nextInt(3)) {
            case 0 -> {
                out.writeVarint(length);
                raw(length);
            }
            case 1 -> out.writeString("1.5".repeat(length));
            default -> raw(1 + length);
        }
        left -= length;
    }

    private void object(WireType.ObjectReference reference) {
        if (reference.shared()) {
            if (shared > 0 && random.nextInt(3) == 0) {
                out.writeVarint(1 + random.nextInt(shared + (random.nextInt(20) == 0 ? 1 : 0)));
                return;
            }
            out.writeVarint(0);
            shared++;
        }
        left--;
        if (left < -4_000) {
            return;
        }
        ObjectDefinition definition = (ObjectDefinition) schema.definition(reference.index());
        for (int from = 0; from < definition.fields().size(); from += FieldOrder.GROUP) {
            record(
                    definition
                            .fields()
                            .subList(from, Math.min(definition.fields().size(), from + FieldOrder.GROUP))
                            .stream()
                            .map(FieldDefinition::type)
                            .toList());
        }
    }

    private void choice(WireType.ChoiceReference reference, int control) {
        ChoiceDefinition choice = (ChoiceDefinition) schema.definition(reference.index());
        int number = control == SPECIAL ? number(choice.alternatives().size()) : control - 1;
        if (number < choice.alternatives().size()) {
            record(List.of(choice.alternatives().get(number).type()));
        }
    }

    /** A type by its number, one that was described before, or one that is described now. */
    private void open(int control) {
        if (control != SPECIAL) {
            record(List.of(OpenKinds.type(control - 1)));
            return;
        }
        int number = random.nextBoolean() ? 0 : 1 + random.nextInt(described.size() + 1);
        if (number > 0) {
            out.writeVarint(number);
        }
        if (number > described.size()) {
            return;
        }
        WireSchema outside = schema;
        schema = number > 0 ? described.get(number - 1) : describe();
        record(List.of(schema.root()));
        schema = outside;
    }

    private WireSchema describe() {
        WireSchema type = random.nextInt(3) == 0 ? outsideOrNext() : new RandomSchemas(random).next();
        described.add(type);
        String name = random.nextInt(4) > 0 ? "" : NAMES[random.nextInt(NAMES.length)];
        out.writeByte(0);
        out.writeBytes(TypeDescription.bytes(name, type));
        left -= 20;
        return type;
    }

    /** The schema of the place itself, whose classes are known more often than not. */
    private WireSchema outsideOrNext() {
        return schema.root() instanceof WireType.Open ? new RandomSchemas(random).next() : schema;
    }

    private void elements(WireType type, int control) {
        boolean nulls = false;
        boolean tellsClass = false;
        if (control == SPECIAL) {
            nulls = random.nextBoolean();
            int form = random.nextBoolean() ? 0 : random.nextInt(64);
            tellsClass = isArray(type) && random.nextBoolean();
            out.writeByte((nulls ? 0x80 : 0) | (tellsClass ? SequenceCodes.ARRAY_OF_OTHER_CLASS : form));
        }
        int count = control >= LONG ? count() : control - 1;
        if (tellsClass) {
            arrayClass();
        }
        boolean before = distinct;
        distinct |= random.nextBoolean();
        if (type instanceof WireType.Dictionary map) {
            entries(nulls ? map.key().orNull() : map.key(), nulls ? map.value().orNull() : map.value(), count);
        } else {
            elements((WireType.Sequence) type, nulls, count);
        }
        distinct = before;
    }

    private static boolean isArray(WireType type) {
        return type instanceof WireType.Sequence sequence && sequence.kind() == CollectionKind.ARRAY;
    }

    /** Writes a name, or a number that may stand for one. */
    private void arrayClass() {
        if (number(4) == 0) {
            out.writeUtf8(NAMES[random.nextInt(NAMES.length)]);
        }
    }

    private void entries(WireType key, WireType value, int count) {
        for (int i = 0; i < count && left > -1_000; i++) {
            record(List.of(key, value));
        }
    }

    private void elements(WireType.Sequence type, boolean nulls, int count) {
        WireType element = nulls ? type.element().orNull() : type.element();
        int together = element.controlBits() >= 4 ? 1 : FieldOrder.GROUP;
        for (int i = 0; i < count && left > -1_000; i += together) {
            List<WireType> slots = new ArrayList<>();
            for (int j = i; j < Math.min(count, i + together); j++) {
                slots.add(element);
            }
            record(slots);
        }
    }

    /** Writes a count, sometimes of more elements than there are. */
    private int count() {
        int count = random.nextInt(12) == 0 ? 100 + random.nextInt(3_000) : random.nextInt(20);
        int lie = random.nextInt(16) == 0 ? random.nextInt(5_000) : count;
        out.writeVarint(lie);
        return count;
    }

    private int number(int bound) {
        int number = random.nextInt(bound + 1 + random.nextInt(2));
        out.writeVarint(number);
        return number;
    }

    private void raw(int size) {
        if (distinct && size > 0) {
            // Both halves of each eight bytes are equal: the hash code of such a long is 0.
            int number = ++numbers;
            for (int i = 0; i < Math.min(size, 6_000); i++) {
                out.writeByte(number >>> 8 * (i % Integer.BYTES));
            }
            left -= size;
            return;
        }
        for (int i = 0; i < Math.min(size, 6_000); i++) {
            out.writeByte(random.nextInt(6) == 0 ? random.nextInt(256) : random.nextInt(3));
        }
        left -= size;
    }
}
