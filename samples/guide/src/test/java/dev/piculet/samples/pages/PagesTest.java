package dev.piculet.samples.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Quotes on pages equal the samples, their output, and the messages. */
class PagesTest {
    /** The lab's own tests compare the regions that the lab fills with its runs. */
    private static final String FILLED_BY_LAB = "<!-- lab:";

    static List<String> pages() {
        return Repository.pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void blocksEqualTheirSources(String page) throws IOException {
        String expected = String.join("\n", withBlocks(Repository.lines(page))) + "\n";
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(Repository.path(page), expected);
        }
        assertEquals(expected, String.join("\n", Repository.lines(page)) + "\n", page);
    }

    /** Returns the lines of a page with its blocks as they should be. */
    private static List<String> withBlocks(List<String> lines) {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            expected.add(lines.get(i));
            Optional<Quote> quote = Quote.of(lines.get(i));
            if (quote.isPresent()) {
                expected.add(lines.get(i + 1));
                expected.addAll(quote.get().lines());
                i += 1 + lines.subList(i + 2, lines.size()).indexOf("```");
            }
        }
        return expected;
    }

    /** In any language: code, commands, poms and output. */
    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsTested(String page) {
        List<String> lines = Repository.lines(page);
        boolean isInside = false;
        int blocks = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("```")) {
                isInside = !isInside;
                blocks++;
                String before = lines.get(Math.max(0, i - 1));
                boolean isTried = Quote.of(before).isPresent() || before.startsWith(FILLED_BY_LAB);
                assertTrue(!isInside || isTried, page + ":" + (i + 1) + " is not tested");
            }
        }
        assertTrue(blocks > 0, page + " has nothing that a test tries");
    }

    /** The build of {@code samples} builds the users' poms and programs. Files that no build uses prove nothing. */
    @ParameterizedTest
    @MethodSource("pages")
    void filesThatAreQuotedAreBuilt(String page) {
        for (String line : Repository.lines(page)) {
            Quote.of(line)
                    .filter(quote ->
                            quote.kind().equals("sample") || quote.kind().equals("command"))
                    .ifPresent(quote -> assertTrue(quote.source().startsWith("samples/"), page + ": " + line));
        }
    }

    @Test
    void everyMessageIsExplained() {
        List<String> explained = Repository.lines("TROUBLESHOOTING.md").stream()
                .flatMap(line -> Quote.of(line).stream())
                .filter(quote -> quote.kind().equals("message"))
                .map(Quote::source)
                .toList();
        assertEquals(new TreeSet<>(Provoked.names()), new TreeSet<>(explained));
    }
}
