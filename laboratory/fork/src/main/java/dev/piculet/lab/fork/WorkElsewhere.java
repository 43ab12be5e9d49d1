package dev.piculet.lab.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks for costs that the measuring thread's CPU time and allocation do not show: the work of other threads, waiting,
 * and memory outside the heap. Threads of the JVM's own, which collect garbage and compile, are not looked at.
 */
final class WorkElsewhere {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long NANOS = 100_000_000;
    private static final int CALLS_AT_ONCE = 16;

    /** Buffers that the JDK itself keeps for sockets and files are smaller. */
    private static final long LEAST_OUTSIDE = 64 * 1024;

    /** Measured threads run beside one another, and that is no secret. */
    private static final String MEASURING = "-jmh-worker-";

    /** Keeps results reachable, so that no call can be optimized away. */
    static volatile Object result;

    private WorkElsewhere() {}

    /** Runs a call for a tenth of a second, and returns the findings in one line, or null. */
    static String remarkOn(Work work) throws Exception {
        Map<Long, Long> before = cpuOfOthers();
        long cpuBefore = THREADS.getCurrentThreadCpuTime();
        long waitsBefore = waits();
        long end = System.nanoTime() + NANOS;
        long calls = 0;
        while (System.nanoTime() < end) {
            for (int i = 0; i < CALLS_AT_ONCE; i++) {
                result = work.run();
            }
            calls += CALLS_AT_ONCE;
        }
        long cpu = THREADS.getCurrentThreadCpuTime() - cpuBefore;
        long waits = waits() - waitsBefore;
        long others = 0;
        for (Map.Entry<Long, Long> thread : cpuOfOthers().entrySet()) {
            others += thread.getValue() - before.getOrDefault(thread.getKey(), 0L);
        }
        if (others * 4 > cpu) {
            return "other threads worked " + oneDecimal(others, cpu) + " times as long as the measured one";
        }
        if (waits * 4 > calls) {
            return "the measured thread waited " + oneDecimal(waits, calls) + " times a call";
        }
        long outside = outside();
        return outside > LEAST_OUTSIDE ? "holds " + outside + " bytes outside the heap" : null;
    }

    private static String oneDecimal(long dividend, long divisor) {
        return String.valueOf(Math.round(10.0 * dividend / Math.max(1, divisor)) / 10.0);
    }

    private static long waits() {
        return THREADS.getThreadInfo(Thread.currentThread().getId()).getWaitedCount();
    }

    private static Map<Long, Long> cpuOfOthers() {
        Map<Long, Long> cpu = new HashMap<>();
        for (java.lang.management.ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
            boolean isOther = thread != null
                    && thread.getThreadId() != Thread.currentThread().getId()
                    && !thread.getThreadName().contains(MEASURING);
            if (isOther) {
                cpu.put(thread.getThreadId(), Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId())));
            }
        }
        return cpu;
    }

    private static long outside() {
        long bytes = 0;
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            bytes += pool.getMemoryUsed();
        }
        return bytes;
    }
}
