package dev.piculet.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.piculet.binary.BinaryException;
import dev.piculet.binary.BinarySerializer;
import dev.piculet.binary.FramedReader;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the bytes are, readers return a value or throw this project's own exceptions. */
class ReadersFuzzTest {
    /** Of one fuzz test, when it fuzzes. */
    private static final String DURATION = "60s";

    private static final TypedSerializer<Anything> GENERATED =
            builder().generateAfter(0).build();
    private static final TypedSerializer<Anything> INTERPRETED =
            builder().generateAfter(-1).build();
    private static final BinarySerializer SELF_DESCRIBING = BinarySerializer.builder()
            .allow(Anything.class, Anything.Circle.class)
            .references()
            .build();

    private static TypedSerializerBuilder<Anything> builder() {
        return TypedSerializer.builder(Anything.class).headerless().references();
    }

    static byte[][] typedSeeds() {
        return new byte[][] {{}, GENERATED.serialize(Anything.sample())};
    }

    @MethodSource("typedSeeds")
    @FuzzTest(maxDuration = DURATION)
    void typedSerializersAgree(byte[] bytes) {
        Object[] results = {read(GENERATED, bytes), read(INTERPRETED, bytes)};
        if (results[0] instanceof byte[] written) {
            assertArrayEquals((byte[]) results[1], written, "both twins read the same");
        } else {
            assertEquals(results[1], results[0], "both twins fail alike");
        }
    }

    /** Returns what the value that was read is written as, or the message of the failure. */
    private static Object read(TypedSerializer<Anything> serializer, byte[] bytes) {
        Anything value;
        try {
            value = serializer.deserialize(bytes);
        } catch (BinaryException e) {
            return e.getMessage();
        }
        return INTERPRETED.serialize(value);
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
            // What is not readable is to be refused.
        }
        try {
            BinarySerializer.tree(bytes);
        } catch (BinaryException e) {
            // What is not readable is to be refused.
        }
    }

    static byte[][] streamSeeds() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (var writer = GENERATED.writer(stream)) {
            writer.write(Anything.sample());
            writer.write(Anything.sample());
        }
        return new byte[][] {{}, stream.toByteArray()};
    }

    @MethodSource("streamSeeds")
    @FuzzTest(maxDuration = DURATION)
    void framedStreamsEndOrAreRefused(byte[] bytes) throws IOException {
        try (FramedReader<Anything> reader = GENERATED.reader(new ByteArrayInputStream(bytes))) {
            Optional<Anything> value = reader.read();
            while (value.isPresent()) {
                value = reader.read();
            }
        } catch (BinaryException | EOFException e) {
            // What is not readable is to be refused.
        }
    }

    @MethodSource({"typedSeeds", "selfDescribingSeeds"})
    @FuzzTest(maxDuration = DURATION)
    void inspectorsPrintAnything(byte[] bytes) {
        Inspector.inspect(GENERATED.schema(), bytes);
        Inspector.of(GENERATED.schema()).headerless().inspect(bytes);
        Inspector.selfDescribing().inspect(bytes);
    }
}
