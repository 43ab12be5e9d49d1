package dev.piculet.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** A version of Kotlin: its compiler, and its library. */
record KotlinVersion(Path folder) {
    private static final Path FOLDERS = Path.of(System.getProperty("kotlin.versions"));

    /** Libraries that compilers of all versions need. */
    private static final List<Path> COMPILERS_LIBRARIES = jars(FOLDERS.resolve("all"));

    static List<KotlinVersion> all() {
        try (var folders = Files.list(FOLDERS)) {
            return folders.filter(folder -> !folder.endsWith("all"))
                    .sorted()
                    .map(KotlinVersion::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path library() {
        return folder.resolve("kotlin-stdlib.jar");
    }

    /** Tells whether this is that version or a later one: {@code isAtLeast(2, 1)}. */
    boolean isAtLeast(int... version) {
        int[] own = Arrays.stream(toString().split("\\."))
                .mapToInt(Integer::parseInt)
                .toArray();
        return Arrays.compare(own, version) >= 0;
    }

    /** Compiles folders of sources into a folder. Throws an AssertionError with the compiler's messages if it refuses. */
    void compile(Path jdk, List<Path> sources, List<Path> classPath, Path classes)
            throws IOException, InterruptedException {
        List<Path> compiler = new ArrayList<>(COMPILERS_LIBRARIES);
        compiler.add(folder.resolve("kotlin-compiler-embeddable.jar"));
        compiler.add(library());
        List<String> arguments = new ArrayList<>(List.of("-no-stdlib", "-no-reflect", "-jvm-target", "17"));
        Collections.addAll(arguments, "-cp", Programs.joined(classPath), "-d", classes.toString());
        sources.forEach(folder -> arguments.add(folder.toString()));
        Programs.run(jdk, compiler, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", arguments.toArray(String[]::new));
    }

    private static List<Path> jars(Path folder) {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return folder.getFileName().toString();
    }
}
