package dev.piculet.model.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares texts with checked-in files; {@code -Dgolden.update=true} rewrites them. */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    static void check(String name, String actual) {
        Path file = FOLDER.resolve(name + ".txt");
        try {
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, actual);
            }
            assertEquals(Files.readString(file), actual);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
