package dev.piculet.samples.pages;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file that a test compiles, runs or compares, and that pages quote. */
final class Source {
    private static final Pattern PROPERTY = Pattern.compile("@([\\w.]+)@|\\$\\{([\\w.]+)}");
    private static final Set<String> STARTS = Set.of("// region ", "<!-- region ");
    private static final Set<String> ENDS = Set.of("// endregion", "<!-- endregion -->");

    private Source() {}

    /**
     * Returns a file, or the part of it after {@code #}: the text between {@code // region name} and {@code //
     * endregion}, in XML {@code <!-- region name -->} and {@code <!-- endregion -->}, not indented and without blank
     * lines around it.
     */
    static List<String> lines(String source) {
        String[] parts = source.split("#");
        List<String> lines = Repository.lines(parts[0]);
        if (parts.length == 2) {
            lines = region(lines, source, parts[1]);
        }
        String text = String.join("\n", lines);
        return (parts[0].endsWith("pom.xml") ? filled(text, parts[0]) : text)
                .lines()
                .toList();
    }

    /** Returns the command that a build of a user runs: Maven with the goals of a property of {@code invoker.properties}. */
    static List<String> command(String source) {
        String[] parts = source.split("#");
        String start = parts[1] + " = ";
        return Repository.lines(parts[0]).stream()
                .filter(line -> line.startsWith(start))
                .map(line -> "mvn " + line.substring(start.length()))
                .toList();
    }

    private static List<String> region(List<String> lines, String source, String name) {
        int start = 0;
        while (STARTS.stream().noneMatch(begins(lines.get(start), name))) {
            start++;
            if (start == lines.size()) {
                throw new AssertionError("There is no " + source + ".");
            }
        }
        int end = start;
        while (!ENDS.contains(lines.get(end).strip())) {
            end++;
        }
        return String.join("\n", lines.subList(start + 1, end))
                .stripIndent()
                .strip()
                .lines()
                .toList();
    }

    private static Predicate<String> begins(String line, String name) {
        return start -> line.strip().equals(start + name + (start.startsWith("<") ? " -->" : ""));
    }

    /** Fills in the properties of a pom, as Maven does. */
    private static String filled(String text, String pom) {
        String own = String.join("\n", Repository.lines(pom));
        return PROPERTY.matcher(text).replaceAll(property -> Matcher.quoteReplacement(value(property, own)));
    }

    private static String value(MatchResult property, String pom) {
        String name = property.group(1) != null ? property.group(1) : property.group(2);
        if (name.equals("project.version")) {
            return Repository.version();
        }
        Matcher value = Pattern.compile("<" + Pattern.quote(name) + ">(.*?)<").matcher(pom);
        if (!value.find()) {
            throw new AssertionError("There is no property " + name + ".");
        }
        return value.group(1);
    }
}
