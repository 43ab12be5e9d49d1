package dev.piculet.lab.fork;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;

/**
 * Starts forks without the environment variables that would give them options. JMH has no setting for the environment of a
 * fork, but lets a profiler put a command before it.
 */
public final class CleanEnvironment implements ExternalProfiler {
    /** The variables that give options to HotSpot, the {@code java} launcher and OpenJ9. */
    public static final List<String> VARIABLES = List.of(
            "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "OPENJ9_JAVA_OPTIONS", "IBM_JAVA_OPTIONS");

    @Override
    public Collection<String> addJVMInvokeOptions(BenchmarkParams params) {
        List<String> command = new ArrayList<>(List.of("env"));
        for (String variable : VARIABLES) {
            command.add("-u");
            command.add(variable);
        }
        return command;
    }

    @Override
    public Collection<String> addJVMOptions(BenchmarkParams params) {
        return List.of();
    }

    @Override
    public void beforeTrial(BenchmarkParams params) {}

    @Override
    public Collection<? extends Result> afterTrial(BenchmarkResult result, long pid, File out, File err) {
        return List.of();
    }

    @Override
    public boolean allowPrintOut() {
        return true;
    }

    @Override
    public boolean allowPrintErr() {
        return true;
    }

    @Override
    public String getDescription() {
        return "no options from the environment";
    }
}
