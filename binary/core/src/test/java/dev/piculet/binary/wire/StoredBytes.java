package dev.piculet.binary.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Checked-in bytes, which are never overwritten. {@code -Dwire.add=true} writes the missing ones. */
final class StoredBytes {
    private StoredBytes() {}

    /** Returns the checked-in bytes. On request, writes a missing file from {@code today}. */
    static byte[] of(Path file, byte[] today) throws IOException {
        if (Boolean.getBoolean("wire.add") && Files.notExists(file)) {
            Files.createDirectories(file.getParent());
            Files.write(file, today, StandardOpenOption.CREATE_NEW);
        }
        return Files.readAllBytes(file);
    }
}
