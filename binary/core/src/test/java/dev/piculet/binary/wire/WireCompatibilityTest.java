package dev.piculet.binary.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Old bytes stay readable, and their values are written with the same bytes. Files are never overwritten: {@code
 * -Dwire.add=true} writes those of a new fixture only. A failure here calls for a new version of the format, not for a
 * new file.
 */
@Tag("jdk")
class WireCompatibilityTest {
    private static final Path FOLDER = Path.of("src/test/resources/wire/v3");

    static List<WireFixture<?>> fixtures() {
        return WireFixtures.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void oldBytesAreReadAsTheyWereMeant(WireFixture<?> fixture) throws IOException {
        byte[] bytes = StoredBytes.of(FOLDER.resolve(fixture.name() + ".bin"), fixture.bytes(false));
        assertEquals(fixture.expected(), fixture.read(bytes, false), "interpreted");
        assertEquals(fixture.expected(), fixture.read(bytes, true), "generated");
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theSameBytesAreWrittenToday(WireFixture<?> fixture) throws IOException {
        byte[] bytes = StoredBytes.of(FOLDER.resolve(fixture.name() + ".bin"), fixture.bytes(false));
        assertArrayEquals(bytes, fixture.bytes(false), "interpreted");
        assertArrayEquals(bytes, fixture.bytes(true), "generated");
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void oldSchemasAreReadAndWrittenTheSame(WireFixture<?> fixture) throws IOException {
        byte[] bytes = StoredBytes.of(
                FOLDER.resolve(fixture.name() + ".schema.bin"), fixture.schema().toBytes());
        assertArrayEquals(bytes, fixture.schema().toBytes());
        assertEquals(fixture.schema(), Schema.parse(bytes));
        assertArrayEquals(bytes, Schema.parse(bytes).toBytes());
    }

    @Test
    void everyFileBelongsToAFixture() throws IOException {
        Set<String> expected = new TreeSet<>();
        for (WireFixture<?> fixture : fixtures()) {
            assertTrue(expected.add(fixture.name() + ".bin"), fixture.name());
            expected.add(fixture.name() + ".schema.bin");
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(
                    expected,
                    files.map(it -> it.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }
}
