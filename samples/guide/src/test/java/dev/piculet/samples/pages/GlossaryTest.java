package dev.piculet.samples.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The glossary has one sentence for each word, and refers to existing things only. {@link LinksTest} follows its links.
 */
class GlossaryTest {
    private static final Pattern ROW = Pattern.compile("\\| (.+?) \\| (.+?) \\| (.+?) \\|");
    private static final Pattern CLASS = Pattern.compile("\\[`(\\w+)`]\\((.+?)\\)");
    private static final Pattern DECISION = Pattern.compile("\\[ADR (\\d+)]\\((.+?)\\)");

    static Stream<String> rows() {
        return Repository.lines("docs/glossary.md").stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| --- ") && !line.startsWith("| word |"));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void eachWordLivesSomewhere(String line) {
        Matcher row = ROW.matcher(line);
        assertTrue(row.matches(), line);
        assertTrue(row.group(2).endsWith("."), line);
        assertTrue(row.group(3).contains("]("), line);
        CLASS.matcher(row.group(3)).results().forEach(GlossaryTest::assertDeclared);
        DECISION.matcher(row.group(3)).results().forEach(GlossaryTest::assertDecided);
    }

    private static void assertDeclared(MatchResult named) {
        Pattern declaration = Pattern.compile("\\b(class|interface|record|enum|object) " + named.group(1) + "\\b");
        boolean isThere = source(named).stream()
                .anyMatch(line -> declaration.matcher(line).find());
        assertTrue(isThere, named.group());
    }

    private static void assertDecided(MatchResult named) {
        assertTrue(source(named).get(0).startsWith("# " + named.group(1) + ". "), named.group());
    }

    private static List<String> source(MatchResult link) {
        return Repository.lines("docs/" + link.group(2));
    }

    @Test
    void noWordStandsTwice() {
        Set<String> words = new HashSet<>();
        long rows = rows().filter(line -> words.add(line.split("\\|")[1])).count();
        assertEquals(rows().count(), rows);
        assertTrue(rows > 40, rows + " words");
    }
}
