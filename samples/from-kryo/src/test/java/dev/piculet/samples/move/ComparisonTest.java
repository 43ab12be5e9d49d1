package dev.piculet.samples.move;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The program does what the page about its move says. {@code -Dgolden.update=true} writes the file that the page quotes. */
class ComparisonTest {
    private static final Path GOLDEN = Path.of("values.txt");

    @Test
    void valuesComeBackAsThePageSays() throws IOException {
        String table = Comparison.table();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(GOLDEN, table);
        }
        assertEquals(Files.readString(GOLDEN), table);
    }
}
