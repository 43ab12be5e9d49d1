package dev.piculet.lab.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files of a jar below {@code unpacked}, in a folder whose name tells their contents. */
final class UnpackedJar {
    private static final String PREFIX = "unpacked/";
    private static final int DIGITS = 16;

    private UnpackedJar() {}

    /**
     * Returns the folder, with all files. Several processes may do this at the same time.
     *
     * @param cache has the folders of all versions that were ever started
     * @throws IOException if the jar can't be read, or the folder not be written
     */
    static Path of(Path jar, Path cache) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<ZipEntry> entries = zip.stream()
                    .filter(entry -> entry.getName().startsWith(PREFIX) && !entry.isDirectory())
                    .<ZipEntry>map(entry -> entry)
                    .toList();
            Path folder = cache.resolve(digest(entries));
            if (!isWhole(folder, entries)) {
                delete(folder); // Whoever cleans caches may have taken some files.
                unpack(zip, entries, folder);
            }
            return folder;
        }
    }

    /** The checksums that the jar has of its files make this as quick as the list of their names. */
    private static String digest(List<ZipEntry> entries) {
        try {
            MessageDigest sum = MessageDigest.getInstance("SHA-256");
            for (ZipEntry entry : entries) {
                String line = entry.getName() + ' ' + entry.getSize() + ' ' + entry.getCrc() + '\n';
                sum.update(line.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(sum.digest()).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The folder appears with all its files, or not at all. */
    private static void unpack(ZipFile zip, List<ZipEntry> entries, Path folder) throws IOException {
        Files.createDirectories(folder.getParent());
        Path begun = Files.createTempDirectory(folder.getParent(), "begun-");
        try {
            for (ZipEntry entry : entries) {
                Path file = fileOf(entry, begun);
                Files.createDirectories(file.getParent());
                try (InputStream in = zip.getInputStream(entry)) {
                    Files.copy(in, file);
                }
            }
            Files.move(begun, folder, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            if (!Files.isDirectory(folder)) {
                throw e;
            }
            // Another process was faster.
        } finally {
            delete(begun);
        }
    }

    private static boolean isWhole(Path folder, List<ZipEntry> entries) throws IOException {
        for (ZipEntry entry : entries) {
            Path file = fileOf(entry, folder);
            if (!Files.isRegularFile(file) || Files.size(file) != entry.getSize()) {
                return false;
            }
        }
        return true;
    }

    private static Path fileOf(ZipEntry entry, Path folder) {
        return folder.resolve(entry.getName().substring(PREFIX.length()));
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
