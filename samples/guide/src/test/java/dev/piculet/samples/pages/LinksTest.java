package dev.piculet.samples.pages;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between pages lead somewhere. */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)#]*)(#[^)]*)?\\)");

    static List<String> pages() {
        return Repository.texts();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksLeadToFilesAndHeadings(String page) {
        for (String line : Repository.lines(page)) {
            LINK.matcher(line).results().forEach(link -> assertLeadsSomewhere(page, link));
        }
    }

    private static void assertLeadsSomewhere(String page, MatchResult link) {
        if (link.group(1).startsWith("http")) {
            return;
        }
        Path root = Repository.path("");
        Path target = link.group(1).isEmpty()
                ? Repository.path(page)
                : Repository.path(page).resolveSibling(link.group(1)).normalize();
        assertTrue(Files.exists(target), page + " links to " + target);
        if (link.group(2) != null) {
            String file = root.relativize(target).toString();
            boolean found = Repository.lines(file).stream()
                    .anyMatch(line -> line.startsWith("#")
                            && anchor(line).equals(link.group(2).substring(1)));
            assertTrue(found, page + " links to " + link.group(0));
        }
    }

    /** The name that a heading gets on the web: lower case, without punctuation, with hyphens. */
    private static String anchor(String heading) {
        return heading.replaceFirst("^#+ ", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
