package dev.piculet.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Lets workers examine classes, and replaces a worker that hangs or crashes. */
final class CorpusRun {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    /** The least share of its time limit that a working worker uses, however busy the machine is. */
    private static final Duration AT_WORK = LIMIT.dividedBy(20);

    private static final Duration LIMIT_ON_THE_CLOCK = LIMIT.multipliedBy(6);
    private static final String CRASH = "the JVM ended";

    private final Corpus corpus;
    private final Path target;
    private final int share;
    private final boolean others;
    private final List<String> classes;
    private final Consumer<String> progress;
    private final Map<String, Map<String, Outcome>> results = new LinkedHashMap<>();
    private final long start = System.nanoTime();

    private int next;
    private String currentTrip;
    private long lastProgress = start;

    /**
     * @param target the folder that has the folders of jars
     * @param share takes one class of so many
     * @param others whether others than Java serialization are asked, too
     * @param progress hears how far the run is
     */
    CorpusRun(Corpus corpus, Path target, int share, boolean others, Consumer<String> progress) {
        this.corpus = corpus;
        this.target = target;
        this.share = share;
        this.others = others;
        this.progress = progress;
        this.classes = Sample.classes(corpus.examined(target), share);
    }

    /** Returns the outcome of each trip for each class that has values. */
    Map<String, Map<String, Outcome>> run() throws IOException, InterruptedException {
        while (next < classes.size()) {
            work();
        }
        return results;
    }

    private void work() throws IOException, InterruptedException {
        // Strangers' code writes files to its working directory.
        Path scratch = Files.createDirectories(target.resolve("scratch"));
        Process process = new ProcessBuilder(command())
                .directory(scratch.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> read(process, lines), "corpus-worker-output");
        reader.setDaemon(true);
        reader.start();
        currentTrip = null;
        while (true) {
            String line = nextLine(lines, process.toHandle());
            if (line == null || line.equals(CRASH)) {
                process.destroyForcibly().waitFor();
                if (next < classes.size()) {
                    giveUp(line == null ? "nothing for " + LIMIT.toSeconds() + " s" : CRASH);
                }
                return;
            }
            take(line.split("\t", 4));
        }
    }

    /**
     * Returns the next line; null if the worker has used up its time without one, or waits without working. A busy machine
     * gives it more time on the clock.
     */
    private static String nextLine(BlockingQueue<String> lines, ProcessHandle worker) throws InterruptedException {
        String line = lines.poll(1, TimeUnit.SECONDS);
        if (line != null) {
            return line;
        }
        Duration before = cpuTime(worker);
        long start = System.nanoTime();
        while (line == null && !isOver(cpuTime(worker).minus(before), Duration.ofNanos(System.nanoTime() - start))) {
            line = lines.poll(1, TimeUnit.SECONDS);
        }
        return line;
    }

    private static boolean isOver(Duration cpu, Duration clock) {
        boolean waits = clock.compareTo(LIMIT) >= 0 && cpu.compareTo(AT_WORK) < 0;
        return waits || cpu.compareTo(LIMIT) >= 0 || clock.compareTo(LIMIT_ON_THE_CLOCK) >= 0;
    }

    /** Zero where the system does not tell: then the clock decides. */
    private static Duration cpuTime(ProcessHandle worker) {
        return worker.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of("-Xmx1g", "-Xss1m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true"));
        command.addAll(List.of("-Duser.language=en", "-Duser.country=US"));
        // Serializers with Unsafe crash the JVM. Its last words are no answer of the worker's.
        command.addAll(List.of("-XX:+DisplayVMOutputToStderr", "-XX:ErrorFile=hs_err_%p.log", "-cp"));
        command.add(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        command.addAll(List.of(
                Worker.class.getName(),
                corpus.name(),
                target.toAbsolutePath().toString(),
                "" + share,
                "" + others,
                "" + next));
        return command;
    }

    private static void read(Process process, BlockingQueue<String> lines) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // It was destroyed.
        }
        lines.add(CRASH);
    }

    private void take(String[] fields) {
        switch (fields[0]) {
            case "class", "ask" -> currentTrip = null;
            case "trip" -> currentTrip = fields[1];
            case "result" ->
                result(fields[1], new Outcome(Verdict.valueOf(fields[2]), fields.length > 3 ? fields[3] : ""));
            case "end" -> {
                next++;
                tell();
            }
            default -> { // The report of a crashing JVM. How it ended is told elsewhere.
            }
        }
    }

    private void result(String trip, Outcome outcome) {
        results.computeIfAbsent(classes.get(next), it -> new LinkedHashMap<>()).put(trip, outcome);
    }

    /** A class whose instances take too long to make is no fault of a serializer. */
    private void giveUp(String reason) {
        if (currentTrip != null) {
            result(currentTrip, new Outcome(Verdict.HANG, reason));
        }
        next++;
    }

    private void tell() {
        long now = System.nanoTime();
        if (now - lastProgress > 5_000_000_000L || next == classes.size()) {
            lastProgress = now;
            double seconds = (now - start) / 1e9;
            long left = Math.round(seconds / next * (classes.size() - next));
            progress.accept("corpus: %,d of %,d classes, %,d with values, %d s left"
                    .formatted(next, classes.size(), results.size(), left));
        }
    }
}
