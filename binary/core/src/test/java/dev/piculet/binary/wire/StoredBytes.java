package dev.piculet.binary.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Bytes that are checked in and never overwritten: {@code -Dwire.add=true} writes those that are not there yet. */
final class StoredBytes {
    private StoredBytes() {}

    /** Returns what is checked in; a file that is not there is written, if that is asked for, from {@code today}. */
    static byte[] of(Path file, byte[] today) throws IOException {
        if (Boolean.getBoolean("wire.add") && Files.notExists(file)) {
            Files.createDirectories(file.getParent());
            Files.write(file, today, StandardOpenOption.CREATE_NEW);
        }
        return Files.readAllBytes(file);
    }
}
