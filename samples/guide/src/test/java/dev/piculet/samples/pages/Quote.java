package dev.piculet.samples.pages;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The origin of a block on a page, as the line before it says.
 *
 * @param kind sample (a file, or a region of it), command (what a user's build runs), prints (what a class of {@code
 *     dev.piculet.samples} prints) or message (what {@link Provoked} provokes)
 * @param source the rest of the line
 */
record Quote(String kind, String source) {
    private static final String PACKAGE = "dev.piculet.samples.";
    private static final Pattern MARKER = Pattern.compile("<!-- (sample|command|prints|message): (\\S+) -->");

    /** Returns the quote that a line declares; empty if it declares none. */
    static Optional<Quote> of(String line) {
        Matcher marker = MARKER.matcher(line);
        return marker.matches() ? Optional.of(new Quote(marker.group(1), marker.group(2))) : Optional.empty();
    }

    /** Returns the text of the source. */
    List<String> lines() {
        return switch (kind) {
            case "sample" -> Source.lines(source);
            case "command" -> Source.command(source);
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
}
