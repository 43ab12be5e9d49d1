package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Gradle must not put a drop-in and the original on one class path. */
final class GradleRules {
    private static final String MARKER = "do_not_remove: published-with-gradle-metadata";
    private static final Pattern ORIGINAL = Pattern.compile(
            "\"group\": \"(com\\.fasterxml|tools)\\.jackson\\.module\",\\s*\"name\": \"jackson-module-kotlin\"");

    private GradleRules() {}

    static void check(Artifact artifact, List<String> problems) throws IOException {
        Path metadata = artifact.files().get(".module");
        if ((metadata != null) != artifact.pom().text().contains(MARKER)) {
            problems.add("has Gradle's metadata and no word of it in its pom, or the word alone");
        }
        if (artifact.id().endsWith("-dropin")) {
            long excluding = metadata == null
                    ? 0
                    : ORIGINAL.matcher(Files.readString(metadata)).results().count();
            // For compilation, and for running.
            if (excluding != 2) {
                problems.add("does not exclude the original in two variants of Gradle's metadata, but in " + excluding);
            }
        }
    }
}
