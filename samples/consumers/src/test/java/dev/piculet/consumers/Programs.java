package dev.piculet.consumers;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Runs Java programs of a class path of their own. */
final class Programs {
    private Programs() {}

    /** Runs a main class to its end and returns its output. Throws an AssertionError with the output if it fails. */
    static String run(Path jdk, Collection<Path> classPath, String main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                jdk.resolve("bin/java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx600m", "-cp"));
        command.add(joined(classPath));
        command.add(main);
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new AssertionError(main + " failed: " + printed);
        }
        return printed;
    }

    static String joined(Collection<Path> classPath) {
        return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
