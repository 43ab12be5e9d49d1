package dev.piculet.samples.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files that the tests of the documentation read. */
final class Repository {
    /** The folder that holds them all, whatever the test was started in. */
    private static final Path ROOT = root();

    private Repository() {}

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("mvnw"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** The pages that quote samples and messages, relative to the root. */
    static List<String> pages() {
        List<String> pages = new ArrayList<>(List.of("README.md", "TROUBLESHOOTING.md"));
        try (Stream<Path> guide = Files.list(ROOT.resolve("docs/guide"))) {
            guide.filter(page -> page.toString().endsWith(".md"))
                    .sorted()
                    .forEach(page -> pages.add(ROOT.relativize(page).toString().replace('\\', '/')));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return pages;
    }

    /** All pages for readers of the project, relative to the root. */
    static List<String> texts() {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md") && !file.contains("target/") && !file.startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The version of this project. */
    static String version() {
        Matcher version = Pattern.compile("<artifactId>piculet</artifactId>\\s*<version>(.*?)<")
                .matcher(String.join("\n", lines("pom.xml")));
        if (!version.find()) {
            throw new AssertionError("pom.xml");
        }
        return version.group(1);
    }

    static Path path(String path) {
        return ROOT.resolve(path);
    }

    static List<String> lines(String path) {
        try {
            return Files.readAllLines(ROOT.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
