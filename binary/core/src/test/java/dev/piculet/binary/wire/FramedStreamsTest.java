package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.FramedReader;
import dev.piculet.binary.FramedWriter;
import dev.piculet.binary.Inspector;
import dev.piculet.binary.TypedSerializer;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import dev.piculet.binary.wire.Shop.Point;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Streams of values: old streams stay readable, and are written with the same bytes. Files are never overwritten. */
class FramedStreamsTest {
    private static final Path FOLDER = Path.of("src/test/resources/wire/v3-streams");
    private static final Path TEXTS = Path.of("src/test/resources/inspect");
    private static final Set<String> KEPT =
            new TreeSet<>(Set.of("primitives-narrow", "integers-null", "empty", "maps", "cycle", "sealed"));

    /** A fixture several times in a stream. */
    record Case(WireFixture<?> fixture, int count) {
        String name() {
            return fixture.name() + "-" + count;
        }

        byte[] bytes(boolean generated) {
            return bytes(fixture.serializer(generated), fixture.value());
        }

        @SuppressWarnings("unchecked") // The fixture has its own serializer.
        private <T> byte[] bytes(TypedSerializer<T> serializer, Object value) {
            List<T> values = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                values.add((T) value);
            }
            return stream(serializer, values);
        }

        <T> void assertRead(WireFixture<T> fixture, byte[] bytes, boolean generated) throws IOException {
            try (FramedReader<T> reader = reader(fixture.serializer(generated), bytes)) {
                for (int i = 0; i < count; i++) {
                    assertEquals(
                            fixture.expected(),
                            fixture.view().apply(reader.read().orElseThrow()));
                }
                assertEquals(Optional.empty(), reader.read());
                assertEquals(Optional.empty(), reader.read());
            }
        }

        @Override
        public String toString() {
            return name();
        }
    }

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (WireFixture<?> fixture : WireFixtures.all()) {
            if (KEPT.contains(fixture.name())) {
                cases.add(new Case(fixture, 2));
            }
        }
        cases.add(new Case(cases.get(0).fixture(), 0));
        return cases;
    }

    private static <T> byte[] stream(TypedSerializer<T> serializer, List<T> values) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<T> writer = serializer.writer(stream)) {
            for (T value : values) {
                writer.write(value);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return stream.toByteArray();
    }

    private static <T> FramedReader<T> reader(TypedSerializer<T> serializer, byte[] bytes) throws IOException {
        return serializer.reader(new ByteArrayInputStream(bytes));
    }

    private static byte[] stored(Case each) throws IOException {
        return StoredBytes.of(FOLDER.resolve(each.name() + ".bin"), each.bytes(false));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void oldStreamsAreReadAsTheyWereMeant(Case each) throws IOException {
        each.assertRead(each.fixture(), stored(each), /* generated= */ false);
        each.assertRead(each.fixture(), stored(each), /* generated= */ true);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theSameStreamsAreWrittenToday(Case each) throws IOException {
        assertArrayEquals(stored(each), each.bytes(/* generated= */ false));
        assertArrayEquals(stored(each), each.bytes(/* generated= */ true));
    }

    @Test
    void everyFileBelongsToACase() throws IOException {
        Set<String> expected = cases().stream().map(it -> it.name() + ".bin").collect(Collectors.toSet());
        assertEquals(KEPT.size() + 1, expected.size());
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(expected, files.map(it -> it.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aStreamThatIsCutOffAnywhereIsRefused(Case each) throws IOException {
        byte[] bytes = stored(each);
        for (int length = 0; length < bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            assertThrows(BinaryException.class, () -> readAll(each.fixture().serializer(true), part));
            String text = Inspector.selfDescribing().inspect(part);
            InspectorTest.assertComplete(part, text);
            assertTrue(text.contains("error: "), text);
        }
    }

    private static void readAll(TypedSerializer<?> serializer, byte[] bytes) throws IOException {
        try (FramedReader<?> reader = reader(serializer, bytes)) {
            while (reader.read().isPresent()) {}
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aStreamIsShownValueByValue(Case each) throws IOException {
        byte[] bytes = stored(each);
        String text = Inspector.selfDescribing().inspect(bytes);
        InspectorTest.assertComplete(bytes, text);
        assertFalse(text.contains("error: "), text);
        InspectorTest.assertGolden("stream-" + each.name(), text);
    }

    @Test
    void anErrorSaysInWhichValueItIs() throws IOException {
        byte[] bytes = Shop.STREAM.clone();
        bytes[60] = 6;
        bytes[61] = 3;
        InspectorTest.assertGolden("stream-cut", Inspector.selfDescribing().inspect(Arrays.copyOf(Shop.STREAM, 63)));
        InspectorTest.assertGolden(
                "stream-malformed", Inspector.selfDescribing().inspect(bytes));
        InspectorTest.assertGolden(
                "stream-continued", Inspector.selfDescribing().inspect(Arrays.copyOf(Shop.STREAM, 70)));
    }

    @Test
    void aValueThatCannotBeReadIsPassedOver() throws IOException {
        byte[] bytes = Shop.STREAM.clone();
        bytes[53] = 3;
        try (FramedReader<Point> reader = reader(TypedSerializer.of(Point.class), bytes)) {
            MalformedInputException e = assertThrows(MalformedInputException.class, reader::read);
            assertEquals(
                    "Input ends too early: 4 bytes needed, 2 left, at $[0].y (offset 58 of 60)."
                            + "\n  The bytes are cut off: check that all of them arrived, and the length that was passed on.",
                    e.getMessage());
            assertEquals(Optional.of(new Point(1, 2)), reader.read());
            assertEquals(Optional.empty(), reader.read());
        }
    }

    @Test
    void aValueThatCannotBeWrittenLeavesNothingBehind() throws IOException {
        TypedSerializer<Number[]> serializer = TypedSerializer.of(Number[].class);
        Number unknown = new Number() {
            @Override
            public int intValue() {
                return 0;
            }

            @Override
            public long longValue() {
                return 0;
            }

            @Override
            public float floatValue() {
                return 0;
            }

            @Override
            public double doubleValue() {
                return 0;
            }
        };
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try (FramedWriter<Number[]> writer = serializer.writer(stream)) {
            writer.write(new Number[] {1});
            UnsupportedValueException e =
                    assertThrows(UnsupportedValueException.class, () -> writer.write(new Number[] {2, unknown}));
            assertEquals("$[1][1]", e.path());
            writer.write(new Number[] {3});
        }
        try (FramedReader<Number[]> reader = reader(serializer, stream.toByteArray())) {
            assertArrayEquals(new Number[] {1}, reader.read().orElseThrow());
            assertArrayEquals(new Number[] {3}, reader.read().orElseThrow());
            assertEquals(Optional.empty(), reader.read());
        }
    }

    @Test
    void aClosedWriterWritesNoMore() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        FramedWriter<Point> writer = TypedSerializer.of(Point.class).writer(stream);
        writer.close();
        int size = stream.size();
        writer.close();
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> writer.write(new Point(1, 2)));
        assertEquals("The writer is closed, and the end of the stream is written. Open another.", e.getMessage());
        assertEquals(size, stream.size());
    }

    @Test
    void bytesAfterTheEndAreNotRead() throws IOException {
        ByteArrayInputStream two = new ByteArrayInputStream(twice(Shop.STREAM));
        for (int i = 0; i < 2; i++) {
            FramedReader<Point> reader = TypedSerializer.of(Point.class).reader(two);
            assertEquals(Optional.of(new Point(7, 70_000)), reader.read());
            assertEquals(Optional.of(new Point(1, 2)), reader.read());
            assertEquals(Optional.empty(), reader.read());
        }
        assertEquals(0, two.available());
    }

    private static byte[] twice(byte[] bytes) {
        byte[] twice = Arrays.copyOf(bytes, 2 * bytes.length);
        System.arraycopy(bytes, 0, twice, bytes.length, bytes.length);
        return twice;
    }
}
