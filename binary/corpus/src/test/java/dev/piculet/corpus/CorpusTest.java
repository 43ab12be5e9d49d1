package dev.piculet.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Values of published classes come back equal, or are refused with a reason. Each build takes a sample; all run on demand.
 */
@Tag("slow")
class CorpusTest {
    private static final Path STRANGERS = Path.of("target", "strangers");
    private static final Path ROWS = Path.of("target", "corpus.tsv");
    private static final Path DOCUMENT = Path.of("..", "..", "docs", "corpus.md");

    @Test
    void strangersComeBackEqualOrAreRefused() throws Exception {
        boolean documents =
                System.getProperty("corpus.share") != null && !"false".equals(System.getProperty("corpus.others"));
        int share = Integer.getInteger("corpus.share", 97);
        Map<String, Map<String, Outcome>> results =
                new CorpusRun(STRANGERS, share, /* others= */ documents, System.out::println).run();
        String table = Table.of(Library.all(STRANGERS), results, share);
        Files.writeString(documents ? DOCUMENT : Path.of("target", "corpus.md"), table);
        Files.writeString(ROWS, Table.rows(results));
        assertTrue(results.size() * share > 10_000, () -> "Only " + results.size() + " classes have values.");
        assertEquals("", String.join("\n", wrong(results)));
    }

    /** Returns Piculet's wrong results. No class is excused from this list. */
    private static List<String> wrong(Map<String, Map<String, Outcome>> results) {
        List<String> wrong = new ArrayList<>();
        results.forEach((name, row) -> row.forEach((trip, outcome) -> {
            // Only the class itself knows that its constructor refuses a value that its own object holds.
            boolean byConstructor =
                    outcome.verdict() == Verdict.UNREAD && outcome.detail().contains(" refuses what was read (");
            boolean excused = byConstructor || isOfItsOwnForm(outcome, row.get(OtherTrips.JAVA));
            boolean ours = trip.startsWith(PiculetTrips.TYPED);
            if (ours && !excused && outcome.verdict().compareTo(Verdict.REFUSED) > 0) {
                wrong.add(name + ", " + trip + ": " + outcome.verdict() + " " + outcome.detail());
            }
        }));
        return wrong;
    }

    /** Whether Java serialization, whose methods the class has, does not give its value back either. */
    private static boolean isOfItsOwnForm(Outcome ours, Outcome java) {
        boolean fails = java != null && java.verdict().compareTo(Verdict.REFUSED) > 0;
        return fails && (ours.verdict() == Verdict.UNREAD || ours.equals(java));
    }
}
