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
    private static final String PREFACE = """
            # Classes of strangers

            What becomes of values of published classes, in Piculet and in others. This page is written by

            ```
            ./mvnw -pl binary/corpus -am test -Dtest=CorpusTest -Dsurefire.failIfNoSpecifiedTests=false -Dcorpus.share=1
            ```

            which prints how far it is and how long it takes (about an hour); with `-Dcorpus.share=24` it takes one class of 24.
            Each build takes one of 97, without Kryo and Fory, and writes no page, and so does `-Dcorpus.others=false` with
            another share: `target/corpus.md` and `target/corpus.tsv` have its results, with whole messages. The jars are those of
            `binary/corpus/pom.xml`, each at the version in its name, and modules of the JDK. They are loaded by a loader that sees
            nothing of ours. Values are made as users make them: by public constructors, static factories, builders and constants,
            then by setters and by adding elements; up to three of each class, the same in every run. Classes that are no data
            (threads, streams, sockets, exceptions) are left out, and those that no public member makes an instance of. So are values, for
            all serializers alike, that hold what works in this JVM alone: a thread or a pool of them, a class loader, a module, a process, an
            open stream, channel or socket, a method handle. No copy of these works, and nothing would tell a copy that does from one that does not.

            Each value is written and read by both twins, with and without `references()`. It is right if all fields are alike,
            collections are of the kind and in the order that [collection forms](spec/collection-forms.md) promise, and
            `equals`, `hashCode` and getters say the same, of those that say the same of the value made once more. Of several
            values, the worst counts. Where a class has a serialized form of its own (`writeReplace`, `writeObject`,
            `Externalizable`) and overrides `equals`, that decides instead of its fields. Lambdas are alike if Java serialization would write the
            same code and like variables of them. Two kinds of values are counted apart:
            those that differ in fields which their class declares transient, or that a class which writes itself
            (`Externalizable`) keeps for itself, and those with a constant, or an object inside, that is compared by identity and
            has come back as another.

            *Refused* is an exception of the serializer's own (of Java an `IOException`); any other is *foreign*. *Unread* was written
            and is refused when it is read: by Piculet only if the class's own constructor does not take what its object holds, or its own
            serialized form does not give it back to Java serialization either (that is allowed to give the same *wrong* value, too). The
            order of a hash table is not compared: not the JDK's, nor that of others which write themselves and promise none. A
            *hang* is no answer within 20 s of CPU time, or of waiting. A *crash* is the end of the JVM; it counts for the
            serializer at work, whichever broke the heap.

            *Piculet* has no options. *Allowed* means all classes but the JDK's, by `allowNames`, as `allowPackage` does for a library.
            *Without constructors* adds `createWithoutConstructor(type -> true)`, and *references* adds `references()`: without, cycles are
            refused. With all three the serializer is set as the other ones are. *Self-describing* is `BinarySerializer` with the
            allowed classes. Kryo and Fory take any class and keep references; Java is the JDK's own, and always keeps them.
            """;

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

    /** @param share one class of so many was examined */
    static String of(List<Library> libraries, Map<String, Map<String, Outcome>> results, int share) {
        Table table = new Table(libraries, results);
        table.line(PREFACE);
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
        line("With classes allowed, without constructors, with references:\n");
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
                .replaceAll("'[^']*'", "'x'")
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
