package dev.piculet.binary.property;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.TypedSerializerBuilder;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.IntegerEncoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Random classes with random values: both implementations write and read the same, from whole or truncated bytes. */
class RandomModelsTest {
    private static final int CLASSES = 10;
    private static final int VALUES = 8;
    private static final int LONGEST_TO_CUT = 250;

    @Property(tries = 16, shrinking = ShrinkingMode.OFF)
    void twinsAgreeOnRandomModels(@ForAll long seed) throws Exception {
        Random random = new Random(seed);
        Path folder = Files.createTempDirectory("models");
        try {
            List<Class<?>> classes = RandomClasses.compile(random, CLASSES, folder);
            for (Class<?> type : classes) {
                check(type, random);
            }
        } finally {
            delete(folder);
        }
    }

    private static <T> void check(Class<T> type, Random random) throws Exception {
        boolean fixed = random.nextInt(4) == 0;
        boolean headerless = random.nextInt(4) == 0;
        boolean references = random.nextInt(3) == 0;
        Supplier<TypedSerializerBuilder<T>> builder = () -> {
            TypedSerializerBuilder<T> options = TypedSerializer.builder(type);
            options.integers(fixed ? IntegerEncoding.FIXED : IntegerEncoding.COMPACT);
            if (references) {
                options.references();
            }
            return headerless ? options.headerless() : options;
        };
        Twins<T> twins = Twins.of(builder);
        RandomValues values = new RandomValues(random, /* shares= */ references);
        for (int i = 0; i < VALUES; i++) {
            T value = type.cast(values.root(type));
            byte[] bytes =
                    values.hasNullElements() ? twins.assertRoundTripOfUnusual(value) : twins.assertRoundTrip(value);
            checkStreams(twins, value, bytes);
            if (i < 3 && bytes.length <= LONGEST_TO_CUT) {
                checkTruncations(twins, bytes);
            }
        }
    }

    /** Several values in sequence: each is read to its end and no further. */
    private static <T> void checkStreams(Twins<T> twins, T value, byte[] bytes) {
        BinaryOutput out = new BinaryOutput(16);
        twins.generated().serialize(value, out);
        twins.interpreted().serialize(value, out);
        byte[] both = Arrays.copyOf(bytes, 2 * bytes.length);
        System.arraycopy(bytes, 0, both, bytes.length, bytes.length);
        assertArrayEquals(both, out.toByteArray());
        BinaryInput in = new BinaryInput(both);
        String expected = Structure.of(value);
        assertEquals(expected, Structure.of(twins.interpreted().deserialize(in)));
        assertEquals(bytes.length, in.position());
        assertEquals(expected, Structure.of(twins.generated().deserialize(in)));
        assertEquals(0, in.remaining());
    }

    private static <T> void checkTruncations(Twins<T> twins, byte[] bytes) {
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            BinaryException expected = assertThrows(BinaryException.class, () -> twins.readInterpreted(cut));
            if (length >= Integer.BYTES) {
                assertThrows(RuntimeException.class, () -> twins.readGenerated(cut));
            }
            BinaryException actual =
                    assertThrows(BinaryException.class, () -> twins.generated().deserialize(cut));
            assertEquals(expected.getMessage(), actual.getMessage());
            checkTruncatedStream(twins, cut);
        }
    }

    /** If the end of a value is not known in advance, errors are the same and the position is unchanged. */
    private static <T> void checkTruncatedStream(Twins<T> twins, byte[] cut) {
        BinaryInput in = new BinaryInput(cut);
        BinaryException expected =
                assertThrows(BinaryException.class, () -> twins.interpreted().deserialize(in));
        assertEquals(0, in.position());
        BinaryException actual =
                assertThrows(BinaryException.class, () -> twins.generated().deserialize(in));
        assertEquals(0, in.position());
        assertEquals(expected.getMessage(), actual.getMessage());
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
