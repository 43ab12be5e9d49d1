package dev.piculet.fuzz;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryException;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** A type with its generated and its interpreted serializer, which must agree. */
final class Subject {
    /** The results of each. */
    record Both(Result interpreted, Result generated) {}

    private static final byte[] NOTHING = {};

    private final TypedSerializer<Object> generated;
    private final TypedSerializer<Object> interpreted;

    private Subject(TypedSerializer<Object> generated, TypedSerializer<Object> interpreted) {
        this.generated = generated;
        this.interpreted = interpreted;
    }

    @SuppressWarnings("unchecked") // The type itself made these values.
    static Subject of(Supplier<? extends TypedSerializerBuilder<?>> builder) {
        return new Subject(
                (TypedSerializer<Object>) builder.get().generateAfter(0).build(),
                (TypedSerializer<Object>) builder.get().generateAfter(-1).build());
    }

    TypedSerializer<Object> generated() {
        return generated;
    }

    TypedSerializer<Object> interpreted() {
        return interpreted;
    }

    /** Returns the bytes that both write for a value, or the error of both. */
    Result write(Row row, Object value, Meter meter) {
        Result first = meter.call(row, NOTHING, () -> interpreted.serialize(value));
        Result second = meter.call(row, NOTHING, () -> generated.serialize(value));
        first.requireSameError(second, "writing by the interpreter and by generated code");
        if (first.isValue() && !Arrays.equals((byte[]) first.value(), (byte[]) second.value())) {
            throw new AssertionError("generated code writes other bytes");
        }
        return first;
    }

    /** Returns the value that both read from bytes. Both results must have the same bytes when written. */
    Result read(Row row, byte[] bytes, SplittableRandom random, Meter meter) {
        Both both = readBoth(row, bytes, random, meter);
        if (both.interpreted.isValue()) {
            requireSame(both.interpreted.value(), both.generated.value());
        }
        return both.interpreted;
    }

    /** Returns the results of both, with generated code reading in any way: two values, or the same error. */
    Both readBoth(Row row, byte[] bytes, SplittableRandom random, Meter meter) {
        Result first = meter.call(row, bytes, () -> interpreted.deserialize(bytes));
        Way way = Way.any(random);
        SplittableRandom place = random.split();
        Result second = meter.call(way.row(), bytes, () -> way.read(generated, bytes, place));
        // An input counts offsets from its own start, and does not know where the value ends.
        Result same =
                way == Way.INPUT ? meter.call(way.row(), bytes, () -> way.read(interpreted, bytes, place)) : first;
        same.requireSameError(second, "interpreted / generated, " + way);
        second.require(first.outcome(), "reading in another way, " + way);
        return new Both(first, second);
    }

    /** Asserts that two values have the same bytes. */
    void requireSame(Object first, Object second) {
        if (!isSame(written(first), written(second))) {
            throw new AssertionError(first + " is read otherwise: " + second);
        }
    }

    /** Asserts that a value is written as these bytes. */
    void requireWritten(byte[] expected, Object value) {
        if (!isSame(expected, written(value))) {
            throw new AssertionError("a value read from bytes is written as other bytes: " + value);
        }
    }

    private byte[] written(Object value) {
        try {
            return interpreted.serialize(value);
        } catch (BinaryException e) {
            throw new AssertionError("a value read from bytes can't be written: " + e, e);
        }
    }

    /** Keys that hash by identity are in a different order in each table. */
    static boolean isSame(byte[] first, byte[] second) {
        if (Arrays.equals(first, second)) {
            return true;
        }
        byte[] a = first.clone();
        byte[] b = second.clone();
        Arrays.sort(a);
        Arrays.sort(b);
        return Arrays.equals(a, b);
    }
}
