package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Starts another JVM from the JDK that runs the tests, with the tests' class path. */
public final class ForkedJvm {
    private final List<String> options = new ArrayList<>();

    public ForkedJvm with(String... more) {
        options.addAll(Arrays.asList(more));
        return this;
    }

    /** Runs a main class and returns its output. It must succeed within so many seconds. */
    public String run(int seconds, Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> program = new ArrayList<>(List.of("-cp", classPath(), main.getName()));
        program.addAll(Arrays.asList(arguments));
        return run(seconds, program);
    }

    /** Runs the main class of a module in the same way. The options say where the module is. */
    public String runModule(int seconds, String moduleAndMain) throws IOException, InterruptedException {
        return run(seconds, List.of("-m", moduleAndMain));
    }

    private String run(int seconds, List<String> program) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(program);
        Path output = Files.createTempFile("forked", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            boolean ended = process.waitFor(seconds, TimeUnit.SECONDS);
            if (!ended) {
                process.destroyForcibly().waitFor();
            }
            String text = Files.readString(output);
            assertTrue(ended, () -> "still running after " + seconds + " s:\n" + text);
            assertTrue(process.exitValue() == 0, () -> "ended with " + process.exitValue() + ":\n" + text);
            return text;
        } finally {
            Files.delete(output);
        }
    }

    /** Surefire's own class path may be a jar that refers to the real one. */
    static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
