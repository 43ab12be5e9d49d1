package dev.piculet.lab.fork;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The one benchmark: a fork runs it with one contender, payload and operation, so every call in it is monomorphic. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TrialBenchmark {
    private BoundPayload<?> bound;
    private Work work;

    @Setup
    public void bind(TrialSubject subject) throws Exception {
        bound = subject.bind();
        work = subject.workOn(bound);
    }

    /** Runs after the last iteration, on the code that was measured. */
    @TearDown
    public void examine(TrialSubject subject) throws Exception {
        subject.examine(bound);
    }

    @Benchmark
    public Object run(ThreadCost cost) throws Exception {
        return work.run();
    }
}
