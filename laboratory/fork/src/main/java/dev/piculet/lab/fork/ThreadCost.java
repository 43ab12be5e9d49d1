package dev.piculet.lab.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The cost of an iteration to its own thread. JMH adds up those of several threads, and the engine divides by its count
 * of all their calls between set-up and tear-down.
 *
 * <p>On a shared host, CPU time spreads over forks much less than wall time does (docs/adr/0003-cpu-time.md).
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class ThreadCost {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Null where nothing is compiled. */
    private static final CompilationMXBean JIT = ManagementFactory.getCompilationMXBean();

    /** CPU time of the thread, in nanoseconds. */
    public long cpuNanos;

    /** Bytes that the thread allocated. */
    public long allocatedBytes;

    /** Time that the JIT compiled meanwhile, in milliseconds; 0 where the JVM does not tell. */
    public long jitMillis;

    /** CPU time of a {@link SpeedProbe} just before and just after, in nanoseconds. */
    public long probeNanos;

    private final SpeedProbe probe = new SpeedProbe();
    private long probeBefore;
    private long cpuBefore;
    private long jitBefore;
    private long allocatedBefore;

    @Setup(Level.Iteration)
    public void start() {
        probeBefore = probe.nanos();
        jitBefore = jitMillisNow();
        allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
        cpuBefore = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
        cpuNanos = THREADS.getCurrentThreadCpuTime() - cpuBefore;
        allocatedBytes = THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore;
        jitMillis = jitMillisNow() - jitBefore;
        probeNanos = probeBefore + probe.nanos();
    }

    private static long jitMillisNow() {
        return JIT == null || !JIT.isCompilationTimeMonitoringSupported() ? 0 : JIT.getTotalCompilationTime();
    }
}
