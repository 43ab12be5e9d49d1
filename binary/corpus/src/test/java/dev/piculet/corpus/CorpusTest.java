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
    private static final Path TARGET = Path.of("target");
    private static final Path DOCUMENTS = Path.of("..", "..", "docs");

    @Test
    void strangersComeBackEqualOrAreRefused() throws Exception {
        comeBackEqualOrAreRefused(Corpus.STRANGERS, /* usualShare= */ 97, /* least= */ 10_000);
    }

    @Test
    void newcomersComeBackEqualOrAreRefused() throws Exception {
        comeBackEqualOrAreRefused(Corpus.NEWCOMERS, /* usualShare= */ 293, /* least= */ 5_000);
    }

    private static void comeBackEqualOrAreRefused(Corpus corpus, int usualShare, int least) throws Exception {
        boolean documents =
                System.getProperty("corpus.share") != null && !"false".equals(System.getProperty("corpus.others"));
        int share = Integer.getInteger("corpus.share", usualShare);
        Map<String, Map<String, Outcome>> results =
                new CorpusRun(corpus, TARGET, share, /* others= */ documents, System.out::println).run();
        String table = Table.of(corpus, corpus.examined(TARGET), results, share);
        Files.writeString((documents ? DOCUMENTS : TARGET).resolve(corpus.page() + ".md"), table);
        Files.writeString(TARGET.resolve(corpus.page() + ".tsv"), Table.rows(results));
        assertTrue(results.size() * share > least, () -> "Only " + results.size() + " classes have values.");
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
