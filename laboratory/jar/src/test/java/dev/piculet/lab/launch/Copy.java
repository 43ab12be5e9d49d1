package dev.piculet.lab.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The jar alone in a folder, with a cache of its own and no checkout in sight. */
final class Copy {
    static final int MINUTES = 5;

    /** What a process printed, and how it ended. */
    record Said(int exitCode, String out, String err) {}

    private final Path root;
    final Path work;
    final Path jar;
    final Path cache;

    Copy(Path root) throws IOException {
        this.root = root;
        work = Files.createDirectory(root.resolve("a folder"));
        cache = root.resolve("cache");
        jar = Files.copy(Path.of(System.getProperty("jar")), work.resolve("piculet-lab.jar"));
    }

    Said lab(String... words) throws IOException, InterruptedException {
        Path out = root.resolve("out");
        Path err = root.resolve("err");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", "piculet-lab.jar"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("XDG_CACHE_HOME", cache.toString());
        Process process = builder.start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new AssertionError("does not end: " + Files.readString(err));
        }
        return new Said(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /** Returns the folders that were unpacked. */
    List<Path> unpacked() throws IOException {
        try (var folders = Files.list(cache.resolve("piculet-lab"))) {
            return folders.toList();
        }
    }
}
