package dev.piculet.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.jackson.bean.BeanSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the first use of a class loads, and the first generation of code, contains no lambdas and no streams: the first of each in a
 * JVM loads more classes than a generator has (ADR 52).
 */
class FirstUseTest {
    /** The class that a JVM makes for a lambda or a method reference of ours. */
    private static final Pattern LAMBDA = Pattern.compile("dev\\.piculet\\.\\S*\\$\\$Lambda");

    private static final int SECONDS = 60;

    @TempDir
    Path folder;

    @Test
    void noLambdaRunsBeforeGeneratedCodeDoes() throws Exception {
        String log = log(FirstUseMain.class);
        assertTrue(
                log.contains("Nest, reading whole objects: straight from the parser's buffer, by generated code"), log);
        assertTrue(log.contains("Nest, writing whole values: straight to bytes, by generated code"), log);
        assertTrue(log.contains("Built, reading: from the parser's buffer, by generated code"), log);
        assertTrue(log.contains("first use is over"), log);
        List<String> found = new ArrayList<>();
        Matcher matcher = LAMBDA.matcher(log);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        assertEquals(List.of(), found);
        // For an annotation, of which code asks for none here, a JVM generates a proxy's class.
        String generation = log.substring(log.indexOf("Jackson was used"), log.indexOf("there were no annotations"));
        assertFalse(generation.contains("java.lang.reflect.ProxyGenerator "), generation);
    }

    @Test
    void whatReadsAndWritesNamesNoLambdasAndNoStreams() throws Exception {
        List<String> found = new ArrayList<>();
        int classes = search(BeanSettings.class, "dev/piculet/jackson", found)
                + search(PiculetModule.class, "dev/piculet/jackson3", found);
        assertTrue(classes > 250, classes + " classes");
        assertEquals(List.of(), found);
    }

    private String log(Class<?> main) throws IOException, InterruptedException {
        Path output = folder.resolve("log.txt");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        // Surefire's own class path may be a jar that refers to the real one.
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        Process process = new ProcessBuilder(java, "-Xlog:class+load", "-cp", classPath, main.getName())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean isEnded = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        String log = Files.readString(output);
        assertTrue(isEnded && process.exitValue() == 0, log);
        return log;
    }

    /** Adds the classes that name either, and returns how many there are in all. */
    private static int search(Class<?> one, String folder, List<String> found) throws Exception {
        Path source =
                Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(source)) {
            return search(source.resolve(folder), found);
        }
        try (FileSystem jar = FileSystems.newFileSystem(source)) {
            return search(jar.getPath(folder), found);
        }
    }

    private static int search(Path root, List<String> found) throws IOException {
        int classes = 0;
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(it -> it.toString().endsWith(".class")).toList()) {
                classes++;
                if (namesAny(file)) {
                    found.add(root.relativize(file).toString().replace('\\', '/'));
                }
            }
        }
        return classes;
    }

    /** Whether a class file's constants name either. */
    private static boolean namesAny(Path file) throws IOException {
        String constants = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return constants.contains("java/lang/invoke/LambdaMetafactory") || constants.contains("java/util/stream/");
    }
}
