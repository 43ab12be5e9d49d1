package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.KnownExtremes;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.extreme.Extreme;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Examines one contender on payloads of one suite, in a JVM with that contender's classpath.
 *
 * <p>Arguments: the contender's class, the suite, the seed, the {@link Assignment}, the folder of foreign documents
 * ({@code PAYLOAD/WRITER/INDEX}), the file for the answers, the {@linkplain Limit limits} of
 * the contender with commas between them, and the payloads; {@code ID-extremes} stands for the extremes of one. Each answer
 * is written and flushed as soon as it is known, so that a payload that takes the JVM down is the one after the last answer;
 * {@link ExaminationFile} reads them.
 */
public final class ExaminationMain {
    /** The suffix of a payload's id that asks for its extremes. */
    public static final String EXTREMES = "-extremes";

    private static final int OPTIONS = 7;

    private final Contender contender;
    private final String suite;
    private final long seed;
    private final Assignment assignment;
    private final Path foreignFolder;
    private final KnownExtremes known;
    private final Set<Limit> limits = EnumSet.noneOf(Limit.class);

    private ExaminationMain(String[] args) throws ReflectiveOperationException {
        contender = Contenders.create(args[0]);
        suite = args[1];
        seed = Long.parseLong(args[2]);
        assignment = Assignment.valueOf(args[3]);
        known = new KnownExtremes(seed);
        foreignFolder = Path.of(args[4]);
        for (String limit : args[6].split(",")) {
            if (!limit.isEmpty()) {
                limits.add(Limit.ofId(limit));
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ExaminationMain main = new ExaminationMain(args);
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(Path.of(args[5])))) {
            for (String id : Arrays.asList(args).subList(OPTIONS, args.length)) {
                ExaminationFile.write(out, id.endsWith(EXTREMES) ? main.examineExtremes(id) : main.examine(id));
                out.flush();
            }
        }
        System.exit(0); // A library may have left threads running.
    }

    private Examination examine(String id) throws IOException {
        Payload payload = Payloads.create(suite, id, seed);
        List<List<byte[]>> foreign = foreign(foreignFolder.resolve(id));
        return assignment == Assignment.ALL
                ? Examiner.examine(contender, payload, foreign)
                : Examiner.examineReading(
                        contender, payload, Payloads.create(suite, id, seed + 1), assignment, foreign);
    }

    private Examination examineExtremes(String id) throws IOException {
        String payload = id.substring(0, id.length() - EXTREMES.length());
        List<List<byte[]>> foreign = foreign(foreignFolder.resolve(id));
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

    private static List<List<byte[]>> foreign(Path folder) throws IOException {
        File[] writers = folder.toFile().listFiles();
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
