package dev.piculet.lab.fork;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The JVM's own counters of class loading and of the JIT, which {@code jcmd PID PerfCounter.print} prints. Those of times are elapsed ticks;
 * those that end with {@code .self} leave out what is counted elsewhere, and add up to {@code sun.cls.time}.
 */
final class ClassCounters {
    private static final List<String> NAMES = List.of(
            "sun.cls.time",
            "sun.cls.appClassLoadTime.self",
            "sun.cls.defineAppClassTime.self",
            "sun.cls.classVerifyTime.self",
            "sun.cls.classLinkedTime.self",
            "sun.cls.classInitTime.self",
            "java.ci.totalTime",
            "sun.os.hrt.frequency",
            "java.cls.loadedClasses",
            "java.cls.sharedLoadedClasses");

    private final String jcmd;

    /** @param jcmd the path of the command in the JDK of this JVM */
    ClassCounters(String jcmd) {
        this.jcmd = jcmd;
    }

    /** Returns the counters now, by name. The first call loads classes itself. */
    Map<String, Long> read() throws IOException, InterruptedException {
        String pid = Long.toString(ProcessHandle.current().pid());
        Process process = new ProcessBuilder(jcmd, pid, "PerfCounter.print")
                .redirectErrorStream(true)
                .start();
        Map<String, Long> counters = new LinkedHashMap<>();
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int equals = line.indexOf('=');
                if (equals > 0 && NAMES.contains(line.substring(0, equals))) {
                    counters.put(line.substring(0, equals), Long.parseLong(line.substring(equals + 1)));
                }
            }
        }
        process.waitFor();
        if (counters.size() < NAMES.size()) {
            throw new IllegalStateException(
                    "This JVM has not all of the counters " + NAMES + ", but " + counters + ".");
        }
        return counters;
    }
}
