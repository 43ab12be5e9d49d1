package dev.piculet.fuzz;

import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.Schema;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.schema.WireSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Bytes of random schemas, and of values for them, are given to everything that reads bytes. */
final class SchemaScenario implements Scenario {
    private final List<TypedSerializer<?>> typed = new ArrayList<>();
    private final BinarySerializer any = BinarySerializer.builder()
            .allow(Targets.OBJECTS)
            .references()
            .generateAfter(-1)
            .build();

    /**
     * A schema's bytes, how it was made, and bytes of a value, which may be damaged just like the schema's.
     *
     * @param fingerprint sometimes the schema's own: readers look schemas up by it
     */
    private record Case(int index, Row source, int fingerprint, byte[] schemaBytes, byte[] value) {
        byte[] described() {
            return Wire.described(fingerprint, schemaBytes, value);
        }
    }

    SchemaScenario() {
        for (Class<?> type : Targets.TYPES) {
            typed.add(serializer(type, null, -1));
        }
    }

    private static TypedSerializer<?> serializer(Class<?> type, Schema older, int generateAfter) {
        var builder = TypedSerializer.builder(type).allow(Targets.OBJECTS).generateAfter(generateAfter);
        return (older == null ? builder : builder.reads(older)).build();
    }

    @Override
    public void run(SplittableRandom random, Meter meter) {
        Case made = made(random);
        Result result = read(made, random, meter);
        meter.count(made.source, result.outcome());
    }

    private Case made(SplittableRandom random) {
        RandomSchemas schemas = new RandomSchemas(random);
        int index = random.nextInt(typed.size());
        boolean isOwn = random.nextInt(3) > 0;
        WireSchema schema = isOwn ? schemas.changed(Layouts.of(typed.get(index))) : schemas.next();
        Row source = isOwn ? Row.OWN_CHANGED : schemas.source();
        byte[] value;
        try {
            value = new RandomBytes(random, schema, 1 << random.nextInt(10)).next();
        } catch (StackOverflowError | ClassCastException | IndexOutOfBoundsException e) {
            // Such a schema has no values: a reference leads nowhere, or its objects never end.
            value = new byte[random.nextInt(40)];
        }
        if (random.nextInt(3) == 0) {
            value = Mutation.any(random).of(value, value, 0, random);
        }
        byte[] schemaBytes = schema.toBytes();
        int damage = random.nextInt(20);
        if (damage == 0) {
            schemaBytes = Mutation.any(random).of(schemaBytes, schemaBytes, 0, random);
        } else if (damage == 1) {
            source = Row.SWAPPED_DEFINITIONS;
            schemaBytes = Reordered.swapped(schema, random).toBytes();
        }
        int fingerprint = random.nextInt(8) == 0 ? schema.fingerprint() : random.nextInt();
        return new Case(index, source, fingerprint, schemaBytes, value);
    }

    private Result read(Case made, SplittableRandom random, Meter meter) {
        int kind = random.nextInt(1_000);
        if (kind < 1) {
            return olderTwins(made, meter);
        } else if (kind < 20) {
            return meter.call(Row.OLDER, made.value, () -> older(made, -1));
        } else if (kind < 300) {
            return frames(made, meter);
        } else if (kind < 330) {
            byte[] bytes = made.described();
            return meter.call(
                    Row.INSPECTOR, bytes, () -> Inspector.selfDescribing().inspect(bytes));
        } else if (kind < 600) {
            byte[] bytes = made.described();
            return meter.call(Row.OBJECTS, bytes, () -> any.deserialize(bytes));
        }
        return kind < 900 ? tree(made, meter) : reordered(made, random, meter);
    }

    private static Result tree(Case made, Meter meter) {
        byte[] bytes = made.described();
        return meter.call(Row.TREE, bytes, () -> {
            Object tree = BinarySerializer.tree(bytes);
            Trees.require(tree);
            return tree;
        });
    }

    /** Definitions in another order make another schema for the same values. */
    private static Result reordered(Case made, SplittableRandom random, Meter meter) {
        Result read = tree(made, meter);
        WireSchema schema;
        try {
            schema = WireSchema.parse(made.schemaBytes);
        } catch (BinaryException e) {
            return read;
        }
        WireSchema other = Reordered.of(schema, random);
        byte[] bytes = Wire.described(made.fingerprint, other.toBytes(), made.value);
        Result again = meter.call(Row.REORDERED, bytes, () -> BinarySerializer.tree(bytes));
        if (again.outcome() != read.outcome()
                || read.isValue() && !text(read.value()).equals(text(again.value()))) {
            throw new AssertionError("definitions in another order: " + read + " / " + again);
        }
        return read;
    }

    private static String text(Object tree) {
        return Arrays.deepToString(new Object[] {tree});
    }

    private Result frames(Case made, Meter meter) {
        byte[] bytes = Wire.stream(made.schemaBytes, List.of(made.value));
        return meter.call(Row.FRAMES, bytes, () -> all(typed.get(made.index), bytes));
    }

    private static <T> Object all(TypedSerializer<T> serializer, byte[] bytes) throws IOException {
        var reader = serializer.reader(new ByteArrayInputStream(bytes));
        Object last = null;
        for (var value = reader.read(); value.isPresent(); value = reader.read()) {
            last = value.get();
        }
        return last;
    }

    private static Object older(Case made, int generateAfter) {
        Schema written = Schema.parse(made.schemaBytes);
        return serializer(Targets.TYPES[made.index], written, generateAfter)
                .deserialize(Wire.headed(written, made.value));
    }

    private Result olderTwins(Case made, Meter meter) {
        Result interpreted = meter.call(Row.OLDER_TWINS, made.value, () -> older(made, -1));
        Result generated = meter.call(Row.OLDER_TWINS, made.value, () -> older(made, 0));
        interpreted.requireSameError(generated, "reading older data by the interpreter and by generated code");
        if (interpreted.isValue()) {
            requireSame(made, interpreted.value(), generated.value());
        }
        return interpreted;
    }

    @SuppressWarnings("unchecked") // The type itself made these values.
    private void requireSame(Case made, Object first, Object second) {
        TypedSerializer<Object> own = (TypedSerializer<Object>) typed.get(made.index);
        if (!Subject.isSame(own.serialize(first), own.serialize(second))) {
            throw new AssertionError("older data is read otherwise by generated code: " + first + " / " + second);
        }
    }
}
