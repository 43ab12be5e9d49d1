package dev.piculet.lab.fork;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** Measures one phase after another on the thread that calls it. Keeps clear of string concatenation, which loads classes. */
final class ColdMeter {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ClassLoadingMXBean CLASSES = ManagementFactory.getClassLoadingMXBean();

    private final List<Phase> phases = new ArrayList<>();
    private long allocatedBefore;
    private long classesBefore;
    private long wallBefore;
    private long cpuBefore;
    private long processBefore;

    /**
     * The cost of a phase.
     *
     * @param calls the calls that it consists of
     * @param cpuNanos CPU time of the thread
     * @param processNanos CPU time of all threads: those of the JIT and the collector as well; a clock of 10 ms, on Linux
     * @param classes classes that the JVM loaded meanwhile
     * @param allocated bytes that the thread allocated
     */
    record Phase(
            String name, int calls, long cpuNanos, long processNanos, long wallNanos, long classes, long allocated) {}

    void start() {
        processBefore = PROCESS.getProcessCpuTime();
        allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
        classesBefore = CLASSES.getTotalLoadedClassCount();
        wallBefore = System.nanoTime();
        cpuBefore = THREADS.getCurrentThreadCpuTime();
    }

    void stop(String name, int calls) {
        long cpu = THREADS.getCurrentThreadCpuTime() - cpuBefore;
        long wall = System.nanoTime() - wallBefore;
        long classes = CLASSES.getTotalLoadedClassCount() - classesBefore;
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
        long process = PROCESS.getProcessCpuTime() - processBefore;
        phases.add(new Phase(name, calls, cpu, process, wall, classes, allocated));
    }

    List<Phase> phases() {
        return phases;
    }
}
