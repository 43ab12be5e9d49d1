package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

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
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
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

    /** Throws once, at a byte, and goes on behind it. */
    private static final class Stumbling extends FilterInputStream {
        private int left;

        Stumbling(byte[] bytes, int before) {
            super(new ByteArrayInputStream(bytes));
            left = before;
        }

        @Override
        public int read() throws IOException {
            if (left-- == 0) {
                throw new SocketTimeoutException("timeout");
            }
            return super.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = 0;
            while (read < length) {
                int next = read();
                if (next < 0) {
                    return read == 0 ? -1 : read;
                }
                bytes[from + read++] = (byte) next;
            }
            return read;
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aStreamThatThrowsIsNeverTakenForOneThatEnds(Case each) throws IOException {
        byte[] bytes = stored(each);
        int head = headOf(each);
        int again = 0;
        for (int before = head; before < bytes.length; before++) {
            FramedReader<?> reader = each.fixture().serializer(true).reader(new Stumbling(bytes, before));
            int values = 0;
            boolean isLost = false;
            try {
                while (reader.read().isPresent()) {
                    values++;
                }
                fail("No timeout before byte " + before);
            } catch (SocketTimeoutException e) {
                try {
                    while (reader.read().isPresent()) {
                        values++;
                    }
                    again++;
                } catch (IllegalStateException lost) {
                    isLost = true;
                    assertEquals(
                            "The stream failed at the value $[" + values
                                    + "], so where the next one begins is not known."
                                    + " Read it again from its beginning, by another reader.",
                            lost.getMessage());
                    assertSame(e, lost.getCause());
                    assertThrows(IllegalStateException.class, reader::read);
                }
            }
            assertTrue(isLost || values == each.count(), () -> "values lost");
        }
        assertEquals(each.count() + 1, again);
    }

    /** Returns the number of bytes before the first value. */
    private static int headOf(Case each) {
        byte[] schema = each.fixture().serializer(true).schema().toBytes();
        return Integer.BYTES + (schema.length < 128 ? 1 : 2) + schema.length;
    }

    @Test
    void aWriterWhoseStreamHasThrownWritesNoMore() throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        boolean[] isFull = new boolean[1];
        OutputStream stream = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                if (isFull[0]) {
                    throw new IOException("no space");
                }
                whole.write(b);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                for (int i = 0; i < length; i++) {
                    write(bytes[from + i]);
                    isFull[0] |= whole.size() == 62;
                }
            }
        };
        FramedWriter<Point> writer = TypedSerializer.of(Point.class).writer(stream);
        writer.write(new Point(7, 70_000));
        assertEquals(60, whole.size());
        assertThrows(IOException.class, () -> writer.write(new Point(1, 2)));
        isFull[0] = false;
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> writer.write(new Point(1, 2)));
        assertEquals(
                "The stream failed before the value $[1] was written whole, and nothing can follow that."
                        + " Write all values again, to another stream.",
                e.getMessage());
        writer.close();
        assertEquals(62, whole.size());
        FramedReader<Point> reader = reader(TypedSerializer.of(Point.class), whole.toByteArray());
        assertEquals(Optional.of(new Point(7, 70_000)), reader.read());
        assertThrows(MalformedInputException.class, reader::read);
    }

    @Test
    void aWriterWhoseFlushHasFailedWritesNoMore() throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        OutputStream stream = new FilterOutputStream(whole) {
            @Override
            public void flush() throws IOException {
                throw new IOException("no space");
            }
        };
        FramedWriter<Point> writer = TypedSerializer.of(Point.class).writer(stream);
        writer.write(new Point(7, 70_000));
        int size = whole.size();
        assertThrows(IOException.class, writer::flush);
        assertThrows(IllegalStateException.class, () -> writer.write(new Point(1, 2)));
        assertThrows(IOException.class, writer::close);
        assertEquals(size, whole.size());
    }

    @Test
    void anErrorWithinAValueLosesItsPlace() throws IOException {
        boolean[] fails = new boolean[1];
        InputStream stream = new FilterInputStream(new ByteArrayInputStream(Shop.STREAM)) {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                if (fails[0]) {
                    throw new AssertionError("on purpose");
                }
                return super.read(bytes, from, length);
            }
        };
        FramedReader<Point> reader = TypedSerializer.of(Point.class).reader(stream);
        fails[0] = true;
        assertThrows(AssertionError.class, reader::read);
        assertThrows(IllegalStateException.class, reader::read);
    }

    private static byte[] twice(byte[] bytes) {
        byte[] twice = Arrays.copyOf(bytes, 2 * bytes.length);
        System.arraycopy(bytes, 0, twice, bytes.length, bytes.length);
        return twice;
    }
}
