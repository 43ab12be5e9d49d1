package dev.piculet.fuzz;

import com.sun.management.ThreadMXBean;
import dev.piculet.binary.io.BinaryException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * Calls the code under test. It must return a value or throw one of our errors, in memory and time that grow with the bytes.
 */
final class Meter {
    /** Bytes that may be allocated for any input: for binding classes, first uses, and objects without bytes. */
    private static final long ALLOCATED = 8 << 20;

    /** The same for the inspector, which prints lines of such objects. */
    private static final long ALLOCATED_BY_INSPECTOR = 32 << 20;

    /** Bytes that may be allocated for each byte of input, garbage included. */
    private static final long ALLOCATED_PER_BYTE = 4 * 1024;

    /** Processor time that a case of some thousand bytes uses only if time grows faster than the bytes. */
    private static final long MAX_NANOS = 1_000_000_000L;

    private static final int FRAMES_SHOWN = 6;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Coverage coverage;

    Meter(Coverage coverage) {
        this.coverage = coverage;
    }

    /** The call to measure. It is repeated if it seems to use too much. */
    interface Call {
        Object get() throws IOException;
    }

    /** Returns the result of a call that reads or writes bytes. */
    Result call(Row row, byte[] bytes, Call call) {
        Result result;
        try {
            result = measured(row, bytes.length, call, /* last= */ false);
            if (result == null) {
                // The first call may have linked or compiled code.
                result = measured(row, bytes.length, call, /* last= */ true);
            }
        } catch (AssertionError e) {
            throw new AssertionError(
                    e.getMessage() + " of " + Base64.getEncoder().encodeToString(bytes), e);
        }
        coverage.count(row, result.outcome());
        return result;
    }

    /** Counts a case again under another heading. */
    void count(Row row, Outcome outcome) {
        coverage.count(row, outcome);
    }

    /** Returns null if the call used too much and may be tried again. */
    private Result measured(Row row, int length, Call call, boolean last) {
        long before = threads.getCurrentThreadAllocatedBytes();
        long start = threads.getCurrentThreadCpuTime();
        Result result;
        try {
            result = new Result(call.get(), null);
        } catch (BinaryException e) {
            result = new Result(null, e);
        } catch (IOException | RuntimeException | Error e) {
            throw new AssertionError(row + ": " + e + " at " + calls(e), e);
        }
        long nanos = threads.getCurrentThreadCpuTime() - start;
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        long free = row == Row.INSPECTOR ? ALLOCATED_BY_INSPECTOR : ALLOCATED;
        boolean tooMuch = allocated > free + ALLOCATED_PER_BYTE * length;
        if (tooMuch || nanos > MAX_NANOS) {
            if (!last) {
                return null;
            }
            throw new AssertionError(row + ": allocated " + allocated + " bytes and took " + nanos / 1_000_000
                    + " ms for " + length + " bytes");
        }
        coverage.note(row, allocated, Math.max(0, allocated - free) / Math.max(1, length), nanos);
        return result;
    }

    private static List<StackTraceElement> calls(Throwable e) {
        StackTraceElement[] calls = e.getStackTrace();
        return Arrays.asList(calls).subList(0, Math.min(FRAMES_SHOWN, calls.length));
    }
}
