package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.KnownExtremes;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.extreme.Extreme;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** One contender's examination on payloads of one suite. */
final class SuiteExamination {
    private final Contender contender;
    private final String suite;
    private final long seed;
    private final Assignment assignment;
    private final Path foreignFolder;
    private final KnownExtremes known;
    private final Set<Limit> limits;

    /**
     * @param foreignFolder documents of others, {@code PAYLOAD/WRITER/INDEX}
     * @param limits of the contender, which is asked for some of the extremes alone
     */
    SuiteExamination(
            Contender contender,
            String suite,
            long seed,
            Assignment assignment,
            Path foreignFolder,
            Set<Limit> limits) {
        this.contender = contender;
        this.suite = suite;
        this.seed = seed;
        this.assignment = assignment;
        this.foreignFolder = foreignFolder;
        this.known = new KnownExtremes(seed);
        this.limits = limits;
    }

    String suite() {
        return suite;
    }

    /** @param id of a payload, or {@code ID-extremes} for its extremes */
    Examination examine(String id) throws IOException {
        return id.endsWith(ExaminationMain.EXTREMES) ? examineExtremes(id) : examinePayload(id);
    }

    private Examination examinePayload(String id) throws IOException {
        Payload payload = Payloads.create(suite, id, seed);
        List<List<byte[]>> foreign = foreign(id);
        return assignment == Assignment.ALL
                ? Examiner.examine(contender, payload, foreign)
                : Examiner.examineReading(
                        contender, payload, Payloads.create(suite, id, seed + 1), assignment, foreign);
    }

    private Examination examineExtremes(String id) throws IOException {
        String payload = id.substring(0, id.length() - ExaminationMain.EXTREMES.length());
        List<List<byte[]>> foreign = foreign(id);
        return assignment == Assignment.ALL
                ? Examiner.examineExtremes(
                        contender, id, Payloads.create(suite, payload, seed), () -> extremes(payload), foreign)
                : Examiner.examineReadingExtremes(
                        contender, id, Payloads.create(suite, payload, seed + 1), () -> extremes(payload), foreign);
    }

    private List<Extreme> extremes(String payload) {
        return known.of(suite, payload).stream()
                .filter(extreme -> extreme.isAskedOf(limits))
                .toList();
    }

    private List<List<byte[]>> foreign(String id) throws IOException {
        File[] writers = foreignFolder.resolve(id).toFile().listFiles();
        List<List<byte[]>> foreign = new ArrayList<>();
        if (writers != null) {
            Arrays.sort(writers);
            for (File writer : writers) {
                foreign.add(documents(writer.toPath()));
            }
        }
        return foreign;
    }

    private static List<byte[]> documents(Path writer) throws IOException {
        List<byte[]> documents = new ArrayList<>();
        for (Path file = writer.resolve("0");
                Files.exists(file);
                file = writer.resolve(String.valueOf(documents.size()))) {
            documents.add(Files.readAllBytes(file));
        }
        return documents;
    }
}
