package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.payload.Payloads;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The one benchmark: a fork runs it with one contender, payload and operation, so every call in it is monomorphic. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TrialBenchmark {
    /** The class that implements {@link Contender}. */
    @Param("")
    public String contender;

    @Param("")
    public String suite;

    @Param("")
    public String payload;

    /** An {@link Operation#id()}. */
    @Param("")
    public String operation;

    /** Decides the values of random payloads. */
    @Param("0")
    public long seed;

    private Work work;

    @Setup
    public void bind() throws Exception {
        work = BoundPayload.of(Contenders.create(contender), Payloads.create(suite, payload, seed))
                .work(Operation.ofId(operation));
    }

    @Benchmark
    public Object run(ThreadCost cost) throws Exception {
        return work.run();
    }
}
