package dev.piculet.samples.binary;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the text of a page's block comes from, as a line before it says: {@code <!-- sample: path#region -->}, {@code <!--
 * prints: class -->} or {@code <!-- message: name -->}.
 *
 * @param kind sample, prints or message
 * @param source what the line says after that
 */
record Quote(String kind, String source) {
    private static final String PACKAGE = "dev.piculet.samples.binary.";
    private static final Pattern MARKER = Pattern.compile("<!-- (sample|prints|message): (\\S+) -->");

    /** Returns what a line says; empty if it does not tell a source. */
    static Optional<Quote> of(String line) {
        Matcher marker = MARKER.matcher(line);
        return marker.matches() ? Optional.of(new Quote(marker.group(1), marker.group(2))) : Optional.empty();
    }

    /** Returns what the source says. */
    List<String> lines() {
        return switch (kind) {
            case "sample" -> region(source.split("#")[0], source.split("#")[1]);
            case "prints" -> printed().lines().toList();
            default -> Provoked.message(source).lines().toList();
        };
    }

    private String printed() {
        try {
            return Printed.by(Class.forName(PACKAGE + source));
        } catch (Exception e) {
            throw new AssertionError(source, e);
        }
    }

    /**
     * Returns the part of a source between {@code // region name} and {@code // endregion}, not indented, and without blank
     * lines around it.
     */
    private static List<String> region(String path, String name) {
        List<String> lines = Repository.lines(path);
        int start = next(lines, 0, "// region " + name) + 1;
        List<String> region = lines.subList(start, next(lines, start, "// endregion"));
        return String.join("\n", region).stripIndent().strip().lines().toList();
    }

    private static int next(List<String> lines, int from, String text) {
        for (int i = from; i < lines.size(); i++) {
            if (lines.get(i).strip().equals(text)) {
                return i;
            }
        }
        throw new AssertionError("There is no '" + text + "'.");
    }
}
