package dev.piculet.corpus;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The results as Markdown: totals, a row for each library, the reasons of refusals, each wrong value. */
final class Table {
    private static final List<Verdict> COLUMNS = List.of(
            Verdict.RIGHT,
            Verdict.NOTED,
            Verdict.REFUSED,
            Verdict.UNREAD,
            Verdict.WRONG,
            Verdict.FOREIGN,
            Verdict.HANG);

    private static final int MAX_REASONS = 25;
    private static final int MAX_WRONG = 200;
    private static final int MAX_DETAIL = 400;

    private final List<Library> libraries;
    private final Map<String, Map<String, Outcome>> results;
    private final StringBuilder text = new StringBuilder();

    private Table(List<Library> libraries, Map<String, Map<String, Outcome>> results) {
        this.libraries = libraries;
        this.results = results;
    }

    /**
     * @param libraries those that were examined
     * @param share one class of so many was examined
     */
    static String of(Corpus corpus, List<Library> libraries, Map<String, Map<String, Outcome>> results, int share) {
        Table table = new Table(libraries, results);
        table.line(corpus.preface());
        table.line(share == 1 ? "All classes were taken.\n" : "One class of " + share + " was taken.\n");
        table.totals();
        table.libraries();
        table.reasons();
        table.wrong();
        return table.text.toString();
    }

    /** Returns a line for each class and trip, with fields between tabs: class, trip, verdict, and the whole message. */
    static String rows(Map<String, Map<String, Outcome>> results) {
        StringBuilder rows = new StringBuilder();
        results.forEach((name, row) -> row.forEach((trip, outcome) -> rows.append(
                        String.join("\t", name, trip, outcome.verdict().name(), outcome.detail()))
                .append('\n')));
        return rows.toString();
    }

    private List<String> trips() {
        List<String> trips = new ArrayList<>();
        results.values()
                .forEach(it -> it.keySet().forEach(trip -> {
                    if (!trips.contains(trip)) {
                        trips.add(trip);
                    }
                }));
        return trips;
    }

    private static Map<Verdict, Integer> count(Iterable<Map<String, Outcome>> rows, String trip) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        for (Map<String, Outcome> row : rows) {
            if (row.containsKey(trip)) {
                counts.merge(row.get(trip).verdict(), 1, Integer::sum);
            }
        }
        return counts;
    }

    private void totals() {
        line("## All classes\n");
        line(
                "| " + results.size()
                        + " classes | right | right but for transients, identity | refused | unread | wrong | foreign exception | hang, crash |");
        line("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (String trip : trips()) {
            Map<Verdict, Integer> counts = count(results.values(), trip);
            StringBuilder row = new StringBuilder("| " + trip);
            for (Verdict verdict : COLUMNS) {
                row.append(" | ").append("%,d".formatted(counts.getOrDefault(verdict, 0)));
            }
            line(row + " |");
        }
        line("");
    }

    private void libraries() {
        line("## Libraries\n");
        line(
                "Right (with those that are right but for transients) · refused · unread, wrong, foreign, hanging or crashed.\n");
        List<String> trips = trips();
        line("| library | classes | " + String.join(" | ", trips) + " |");
        line("| --- ".repeat(trips.size() + 2) + "|");
        for (Library library : libraries) {
            List<Map<String, Outcome>> rows = new ArrayList<>();
            for (String name : library.classes()) {
                if (results.containsKey(name)) {
                    rows.add(results.get(name));
                }
            }
            if (!rows.isEmpty()) {
                StringBuilder row = new StringBuilder("| " + library.name() + " | " + rows.size());
                for (String trip : trips) {
                    row.append(" | ").append(short3(count(rows, trip)));
                }
                line(row + " |");
            }
        }
        line("");
    }

    private static String short3(Map<Verdict, Integer> counts) {
        int right = counts.getOrDefault(Verdict.RIGHT, 0) + counts.getOrDefault(Verdict.NOTED, 0);
        int wrong = counts.getOrDefault(Verdict.UNREAD, 0)
                + counts.getOrDefault(Verdict.WRONG, 0)
                + counts.getOrDefault(Verdict.FOREIGN, 0)
                + counts.getOrDefault(Verdict.HANG, 0);
        return right + " · " + counts.getOrDefault(Verdict.REFUSED, 0) + " · " + wrong;
    }

    private void reasons() {
        line("## Why Piculet refuses\n");
        line("Without options:\n");
        reasons(PiculetTrips.TYPED);
        line("With all options:\n");
        reasons(PiculetTrips.ALL_OPTIONS);
    }

    private void reasons(String trip) {
        line("| classes | reason | an example |");
        line("| --- | --- | --- |");
        Map<String, List<String>> byReason = new TreeMap<>();
        results.forEach((name, row) -> {
            Outcome outcome = row.get(trip);
            if (outcome != null && outcome.verdict() == Verdict.REFUSED) {
                byReason.computeIfAbsent(reason(outcome.detail()), it -> new ArrayList<>())
                        .add(name);
            }
        });
        List<Map.Entry<String, List<String>>> sorted = new ArrayList<>(byReason.entrySet());
        sorted.sort(Comparator.comparing(it -> -it.getValue().size()));
        for (Map.Entry<String, List<String>> entry : sorted.subList(0, Math.min(sorted.size(), MAX_REASONS))) {
            line("| " + entry.getValue().size() + " | " + cell(entry.getKey()) + " | `"
                    + entry.getValue().get(0) + "` |");
        }
        line("");
    }

    /** Returns a message without its names and without its advice. */
    private static String reason(String message) {
        String general = message.replaceAll("\\$[.\\[(][^ ]*", "\\$")
                .replaceAll("\\b[a-z]\\w*(\\.\\w+)+(\\$\\w+)*(\\[\\])*", "X")
                // Not the apostrophe of a word.
                .replaceAll("(?<!\\w)'[^']*'", "'x'")
                .replaceAll("(\\$\\$Lambda)\\S*", "$1")
                .replaceAll("\\d+", "n");
        int end = general.indexOf(". ");
        String first = end < 0 ? general : general.substring(0, end);
        return shorten(first, 160);
    }

    private static String shorten(String text, int length) {
        return text.length() > length ? text.substring(0, length) + "…" : text;
    }

    private void wrong() {
        Map<String, List<String>> lines = new LinkedHashMap<>();
        results.forEach((name, row) -> row.forEach((trip, outcome) -> {
            if (trip.startsWith(PiculetTrips.TYPED) && outcome.verdict().compareTo(Verdict.REFUSED) > 0) {
                lines.computeIfAbsent(trip, it -> new ArrayList<>())
                        .add("- `" + name + "`: " + outcome.verdict() + ", "
                                + cell(shorten(outcome.detail(), MAX_DETAIL)));
            }
        }));
        line("## What is unread or wrong\n");
        if (lines.isEmpty()) {
            line("Nothing.");
        }
        lines.forEach((trip, each) -> {
            line("### " + trip + "\n");
            each.subList(0, Math.min(each.size(), MAX_WRONG)).forEach(this::line);
            line(each.size() > MAX_WRONG ? "- and " + (each.size() - MAX_WRONG) + " more\n" : "");
        });
    }

    private static String cell(String detail) {
        return detail.replace("|", "\\|").replace("<", "&lt;");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
