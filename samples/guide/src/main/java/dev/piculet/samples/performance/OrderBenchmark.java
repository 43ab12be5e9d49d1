package dev.piculet.samples.performance;

import dev.piculet.binary.TypedSerializer;
import dev.piculet.samples.binary.Order;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

// region benchmark
/** Put your class in the place of Order, and values like those that your program has. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(5)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OrderBenchmark {
    private static final TypedSerializer<Order> ORDERS = TypedSerializer.of(Order.class);
    private final Order order = Order.example();
    private final byte[] bytes = ORDERS.serialize(order);

    @Benchmark
    public byte[] write() {
        return ORDERS.serialize(order);
    }

    @Benchmark
    public Order read() {
        return ORDERS.deserialize(bytes);
    }
}
// endregion
