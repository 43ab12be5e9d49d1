package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Examines one contender on payloads of one suite, in a JVM with that contender's classpath.
 *
 * <p>Arguments: the contender's class, the suite, the seed, {@code true} to have it read foreign documents and nothing else,
 * the folder of foreign documents ({@code PAYLOAD/WRITER/INDEX}), the file for the answers, and the payloads. Each answer is
 * written and flushed as soon as it is known, so that a payload that takes the JVM down is the one after the last answer;
 * {@link ExaminationFile} reads them.
 */
public final class ExaminationMain {
    private static final int OPTIONS = 6;

    private ExaminationMain() {}

    public static void main(String[] args) throws Exception {
        String suite = args[1];
        long seed = Long.parseLong(args[2]);
        boolean isReadingOnly = Boolean.parseBoolean(args[3]);
        Path foreignFolder = Path.of(args[4]);
        Contender contender = Contenders.create(args[0]);
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(Path.of(args[5])))) {
            for (String id : Arrays.asList(args).subList(OPTIONS, args.length)) {
                Payload payload = Payloads.create(suite, id, seed);
                List<List<byte[]>> foreign = foreign(foreignFolder.resolve(id));
                Examination examination = isReadingOnly
                        ? Examiner.examineReading(contender, payload, Payloads.create(suite, id, seed + 1), foreign)
                        : Examiner.examine(contender, payload, foreign);
                ExaminationFile.write(out, examination);
                out.flush();
            }
        }
        System.exit(0); // A library may have left threads running.
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
