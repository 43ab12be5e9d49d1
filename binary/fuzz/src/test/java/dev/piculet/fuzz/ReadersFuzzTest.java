package dev.piculet.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.FramedReader;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the bytes are, readers return a value or throw this project's own exceptions. */
class ReadersFuzzTest {
    /** Time for one fuzz test while fuzzing. */
    private static final String DURATION = "60s";

    private static final TypedSerializer<Anything> GENERATED =
            plain().generateAfter(0).build();
    private static final TypedSerializer<Anything> INTERPRETED =
            plain().generateAfter(-1).build();
    private static final TypedSerializer<Anything> SHARING =
            plain().references().generateAfter(0).build();
    private static final TypedSerializer<Anything> SHARING_INTERPRETED =
            plain().references().generateAfter(-1).build();
    private static final BinarySerializer SELF_DESCRIBING = BinarySerializer.builder()
            .allow(Anything.class, Anything.Circle.class)
            .references()
            .build();

    private static TypedSerializerBuilder<Anything> plain() {
        return TypedSerializer.builder(Anything.class).headerless();
    }

    static byte[][] plainSeeds() {
        return new byte[][] {{}, GENERATED.serialize(Anything.sampleWithoutCycle())};
    }

    @MethodSource("plainSeeds")
    @FuzzTest(maxDuration = DURATION)
    void typedSerializersAgree(byte[] bytes) {
        assertAgreed(GENERATED, INTERPRETED, bytes);
    }

    static byte[][] sharingSeeds() {
        return new byte[][] {{}, SHARING.serialize(Anything.sample())};
    }

    @MethodSource("sharingSeeds")
    @FuzzTest(maxDuration = DURATION)
    void typedSerializersAgreeOnSharedObjects(byte[] bytes) {
        assertAgreed(SHARING, SHARING_INTERPRETED, bytes);
    }

    private static void assertAgreed(
            TypedSerializer<Anything> generated, TypedSerializer<Anything> interpreted, byte[] bytes) {
        assertSame(read(interpreted, bytes), read(generated, bytes));
        BinaryInput first = new BinaryInput(bytes);
        BinaryInput second = new BinaryInput(bytes);
        assertSame(readNext(interpreted, first), readNext(generated, second));
        assertEquals(first.position(), second.position(), "both twins stop at the same place");
    }

    private static void assertSame(Object expected, Object actual) {
        if (actual instanceof byte[] written) {
            assertArrayEquals((byte[]) expected, written, "both twins read the same");
        } else {
            assertEquals(expected, actual, "both twins fail alike");
        }
    }

    /** Returns the bytes of the value that was read, or the message of the failure. */
    private static Object read(TypedSerializer<Anything> serializer, byte[] bytes) {
        Anything value;
        try {
            value = serializer.deserialize(bytes);
        } catch (BinaryException e) {
            return e.getMessage();
        }
        return SHARING_INTERPRETED.serialize(value);
    }

    /** The same for a value that others may follow. */
    private static Object readNext(TypedSerializer<Anything> serializer, BinaryInput in) {
        Anything value;
        try {
            value = serializer.deserialize(in);
        } catch (BinaryException e) {
            return e.getMessage();
        }
        return SHARING_INTERPRETED.serialize(value);
    }

    static byte[][] selfDescribingSeeds() {
        return new byte[][] {{}, SELF_DESCRIBING.serialize(Anything.sample()), SELF_DESCRIBING.serialize("text")};
    }

    @MethodSource("selfDescribingSeeds")
    @FuzzTest(maxDuration = DURATION)
    void selfDescribingValuesAreReadOrRefused(byte[] bytes) {
        try {
            SELF_DESCRIBING.deserialize(bytes);
        } catch (BinaryException e) {
            // Malformed input must be refused.
        }
        try {
            BinarySerializer.tree(bytes);
        } catch (BinaryException e) {
            // Malformed input must be refused.
        }
    }

    static byte[][] streamSeeds() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (var writer = SHARING.writer(stream)) {
            writer.write(Anything.sample());
            writer.write(Anything.sample());
        }
        return new byte[][] {{}, stream.toByteArray()};
    }

    @MethodSource("streamSeeds")
    @FuzzTest(maxDuration = DURATION)
    void framedStreamsEndOrAreRefused(byte[] bytes) throws IOException {
        List<Object> expected = readStream(SHARING_INTERPRETED, bytes);
        if (expected.get(0) instanceof byte[]) {
            // Only here, since code is generated for each schema.
            List<Object> actual = readStream(SHARING, bytes);
            assertEquals(expected.size(), actual.size(), "both twins read as many values");
            for (int i = 0; i < expected.size(); i++) {
                assertSame(expected.get(i), actual.get(i));
            }
        }
    }

    /** Returns the bytes of each value, then the message of the failure if there was one. */
    private static List<Object> readStream(TypedSerializer<Anything> serializer, byte[] bytes) throws IOException {
        List<Object> read = new ArrayList<>();
        try (FramedReader<Anything> reader = serializer.reader(new ByteArrayInputStream(bytes))) {
            for (Optional<Anything> value = reader.read(); value.isPresent(); value = reader.read()) {
                read.add(SHARING_INTERPRETED.serialize(value.get()));
            }
            read.add("the end");
        } catch (BinaryException e) {
            read.add(e.getMessage());
        }
        return read;
    }

    @MethodSource({"plainSeeds", "sharingSeeds", "selfDescribingSeeds", "streamSeeds"})
    @FuzzTest(maxDuration = DURATION)
    void inspectorsPrintAnything(byte[] bytes) {
        Inspector.inspect(GENERATED.schema(), bytes);
        Inspector.of(GENERATED.schema()).headerless().inspect(bytes);
        Inspector.of(SHARING.schema()).headerless().inspect(bytes);
        Inspector.selfDescribing().inspect(bytes);
    }
}
