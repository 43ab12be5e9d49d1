package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Limit;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Examines one contender on payloads, in a JVM with that contender's classpath. Each suite gets an instance of the contender of its
 * own; what a library keeps in static fields is there for the suites behind it.
 *
 * <p>Arguments: the contender's class, the seed, the {@link Assignment}, the folder of foreign documents ({@code
 * SUITE/PAYLOAD/WRITER/INDEX}), the file for the answers, the {@linkplain Limit limits} of the contender with commas between
 * them, and {@code SUITE/PAYLOAD} for each payload, those of a suite one after the other; {@code SUITE/ID-extremes} stands for
 * the extremes of one. Each answer is written and flushed as soon as it is known, so that a payload that takes the JVM down is
 * the one after the last answer; {@link ExaminationFile} reads them.
 */
public final class ExaminationMain {
    /** The suffix of a payload's id that asks for its extremes. */
    public static final String EXTREMES = "-extremes";

    private static final int OPTIONS = 6;

    private ExaminationMain() {}

    public static void main(String[] args) throws Exception {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(Path.of(args[4]))))) {
            SuiteExamination current = null;
            for (String question : List.of(args).subList(OPTIONS, args.length)) {
                int slash = question.indexOf('/');
                String suite = question.substring(0, slash);
                if (current == null || !current.suite().equals(suite)) {
                    current = suite(suite, args);
                }
                ExaminationFile.write(out, current.examine(question.substring(slash + 1)));
                out.flush();
            }
        }
        System.exit(0); // A library may have left threads running.
    }

    private static SuiteExamination suite(String suite, String[] args) throws ReflectiveOperationException {
        return new SuiteExamination(
                Contenders.create(args[0]),
                suite,
                Long.parseLong(args[1]),
                Assignment.valueOf(args[2]),
                Path.of(args[3]).resolve(suite),
                limits(args[5]));
    }

    private static Set<Limit> limits(String ids) {
        Set<Limit> limits = EnumSet.noneOf(Limit.class);
        for (String id : ids.split(",")) {
            if (!id.isEmpty()) {
                limits.add(Limit.ofId(id));
            }
        }
        return limits;
    }
}
