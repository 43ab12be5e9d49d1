package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.engine.Roots;
import dev.piculet.binary.engine.SwitchingRoot;
import dev.piculet.binary.fixture.Classes.Point;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.LimitExceededException;
import dev.piculet.binary.io.Limits;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.SchemaMismatchException;
import dev.piculet.binary.runtime.GeneratedRoot;
import dev.piculet.binary.schema.Definition.ObjectDefinition;
import dev.piculet.binary.schema.WireSchema;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several values in sequence, with and without frames. */
class StreamsTest {
    /** Knows whether the interpreter made it. */
    static final class Witness {
        int number;
        transient boolean interpreted;

        Witness() {
            interpreted = StackWalker.getInstance()
                    .walk(frames -> frames.anyMatch(it -> it.getClassName().endsWith(".codec.ObjectCodec")));
        }

        static Witness of(int number) {
            Witness witness = new Witness();
            witness.number = number;
            return witness;
        }
    }

    private static <T> TypedSerializer<T> serializer(Class<T> type, int generateAfter) {
        return TypedSerializer.builder(type).generateAfter(generateAfter).build();
    }

    private static byte[] plain(int count) {
        TypedSerializer<Witness> serializer = serializer(Witness.class, -1);
        BinaryOutput out = new BinaryOutput();
        for (int i = 0; i < count; i++) {
            serializer.serialize(Witness.of(i), out);
        }
        return out.toByteArray();
    }

    private static <T> byte[] framed(TypedSerializer<T> serializer, List<T> values) throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<T> writer = serializer.writer(stream)) {
            for (T value : values) {
                writer.write(value);
            }
        }
        return stream.toByteArray();
    }

    private static byte[] framedWitnesses(int count) throws IOException {
        List<Witness> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(Witness.of(i));
        }
        return framed(serializer(Witness.class, -1), values);
    }

    private static <T> FramedReader<T> reader(TypedSerializer<T> serializer, byte[] bytes) throws IOException {
        return serializer.reader(new ByteArrayInputStream(bytes));
    }

    @Test
    void valuesInOneInputAreReadByGeneratedCodeOnceThereIsSome() throws Exception {
        TypedSerializer<Witness> serializer = serializer(Witness.class, 10);
        BinaryInput in = new BinaryInput(plain(30));
        for (int i = 0; i < 30; i++) {
            if (i == 10) {
                Roots.awaitGenerated(serializer.core());
            }
            Witness witness = serializer.deserialize(in);
            assertEquals(i, witness.number);
            assertEquals(i < 10, witness.interpreted || i == 9 && hasGenerated(serializer));
        }
        assertEquals(0, in.remaining());
    }

    /** The tenth call, which starts code generation, may find it. */
    private static boolean hasGenerated(TypedSerializer<?> serializer) {
        return Roots.current(serializer.core()) instanceof GeneratedRoot;
    }

    @Test
    void framesAreReadByGeneratedCodeOnceThereIsSome() throws Exception {
        TypedSerializer<Witness> serializer = serializer(Witness.class, 10);
        try (FramedReader<Witness> reader = reader(serializer, framedWitnesses(30))) {
            for (int i = 0; i < 30; i++) {
                if (i == 10) {
                    Roots.awaitGenerated(serializer.core());
                }
                Witness witness = reader.read().orElseThrow();
                assertEquals(i, witness.number);
                assertEquals(i < 10, witness.interpreted || i == 9 && hasGenerated(serializer));
            }
            assertEquals(Optional.empty(), reader.read());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void valuesOfSeveralSchemasFollowEachOther(int generateAfter) {
        TypedSerializer<Long> former = serializer(Long.class, generateAfter);
        TypedSerializer<Optional<Long>> present = TypedSerializer.builder(new TypeRef<Optional<Long>>() {})
                .reads(former.schema())
                .generateAfter(generateAfter)
                .build();
        BinaryOutput out = new BinaryOutput();
        former.serialize(1L, out);
        present.serialize(Optional.of(2L), out);
        former.serialize(3L, out);
        BinaryInput in = new BinaryInput(out.toByteArray());
        assertEquals(Optional.of(1L), present.deserialize(in));
        assertEquals(Optional.of(2L), present.deserialize(in));
        assertEquals(Optional.of(3L), present.deserialize(in));
        assertEquals(0, in.remaining());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aValueThatCannotBeReadLeavesThePositionWhereItBegins(int generateAfter) {
        TypedSerializer<String> serializer = serializer(String.class, generateAfter);
        byte[] one = serializer.serialize("one that is longer than twelve");
        byte[] bytes = Arrays.copyOf(one, 2 * one.length - 1);
        System.arraycopy(one, 0, bytes, one.length, one.length - 1);
        BinaryInput in = new BinaryInput(bytes);
        serializer.deserialize(in);
        assertEquals(one.length, in.position());
        MalformedInputException e = assertThrows(MalformedInputException.class, () -> serializer.deserialize(in));
        assertEquals(one.length, in.position());
        assertEquals(one.length + 5, e.offset());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void aSchemaThatIsNotKnownLeavesThePositionWhereItBegins(int generateAfter) {
        BinaryInput in = new BinaryInput(serializer(Long.class, generateAfter).serialize(1L));
        assertThrows(
                SchemaMismatchException.class,
                () -> serializer(String.class, generateAfter).deserialize(in));
        assertEquals(0, in.position());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void valuesLargerThanTheLimitAreRefusedThoughTheInputMayBe(int generateAfter) {
        TypedSerializer<String> serializer = TypedSerializer.builder(String.class)
                .limits(Limits.DEFAULT.withSize(20))
                .generateAfter(generateAfter)
                .build();
        TypedSerializer<String> unlimited = serializer(String.class, -1);
        BinaryOutput out = new BinaryOutput();
        unlimited.serialize("short", out);
        unlimited.serialize("longer than twenty bytes", out);
        BinaryInput in = new BinaryInput(out.toByteArray());
        assertEquals("short", serializer.deserialize(in));
        LimitExceededException e = assertThrows(LimitExceededException.class, () -> serializer.deserialize(in));
        assertEquals(
                "Value takes 29 bytes, more than 20, at $.\n  Raise Limits.size if that is intended.", e.getMessage());
        assertEquals(10, in.position());
    }

    @Test
    void streamsOfASchemaThatTheOptionsNameUseItsCodec() {
        WireSchema former = renamed(TypedSerializer.of(Point.class), 1);
        TypedSerializer<Point> present = TypedSerializer.builder(Point.class)
                .reads(Schemas.of(former))
                .generateAfter(0)
                .build();
        assertSame(
                Roots.older(present.core(), former.fingerprint()),
                present.core().reading(WireSchema.parse(former.toBytes())).current());
    }

    @Test
    void codecsOfTheSchemasMetLastAreKept() {
        TypedSerializer<Point> serializer = TypedSerializer.of(Point.class);
        SwitchingRoot first = serializer.core().reading(renamed(serializer, 0));
        for (int i = 1; i < 16; i++) {
            serializer.core().reading(renamed(serializer, i));
        }
        assertSame(first, serializer.core().reading(renamed(serializer, 0)));
        for (int i = 16; i < 600; i++) {
            serializer.core().reading(renamed(serializer, i));
        }
        assertNotSame(first, serializer.core().reading(renamed(serializer, 0)));
    }

    /** Returns the schema of another program's points. */
    private static WireSchema renamed(TypedSerializer<Point> serializer, int number) {
        WireSchema schema = Schemas.wire(serializer);
        ObjectDefinition point = (ObjectDefinition) schema.definition(0);
        return new WireSchema(List.of(new ObjectDefinition("Point" + number, point.fields(), false)), schema.root());
    }
}
