package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The protocol of write-up 004: a timed call makes the object, sets its properties, and writes it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class FreshObjectBenchmark {
    private Binding<Object> binding;
    private Medium<Object> medium;
    private IntFunction<Object> maker;

    @Setup
    public void bind(PublishedSubject subject) throws Exception {
        Payload payload = subject.newPayload();
        @SuppressWarnings("unchecked")
        Binding<Object> bound = (Binding<Object>) subject.newContender().bind(payload);
        binding = bound;
        medium = Medium.of(payload.form(), binding, null);
        maker = Payloads.maker(subject.suite, subject.payload);
    }

    @Benchmark
    public Object run() throws Exception {
        return medium.encode(maker.apply(0));
    }

    @TearDown
    public void leave(PublishedSubject subject) throws Exception {
        subject.leave(medium.bytes(run()));
        subject.leaveSource(binding);
    }
}
