package dev.piculet.floors;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds uses between a module's packages in imports. Compilers copy constants, so class files do not name the origin of
 * those.
 */
final class ImportArrows {
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+)", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+)", Pattern.MULTILINE);

    /**
     * Package names begin with a small letter. The package is the part before the first name with a capital, or before the
     * last name.
     */
    private static final Pattern IMPORTED = Pattern.compile("([\\p{Ll}\\d_.]+)\\.\\w.*");

    private ImportArrows() {}

    /** Returns every import of the Java and Kotlin files below a folder. */
    static List<Arrow> of(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|kt)"))
                    .sorted()
                    .flatMap(file -> of(file, read(file)).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Arrow> of(Path file, String text) {
        List<Arrow> arrows = new ArrayList<>();
        Matcher own = PACKAGE.matcher(text);
        if (!own.find()) {
            return arrows;
        }
        for (Matcher line = IMPORT.matcher(text); line.find(); ) {
            Matcher imported = IMPORTED.matcher(line.group(1));
            if (imported.matches()) {
                arrows.add(new Arrow(own.group(1), imported.group(1), file + " imports " + line.group(1)));
            }
        }
        return arrows;
    }
}
