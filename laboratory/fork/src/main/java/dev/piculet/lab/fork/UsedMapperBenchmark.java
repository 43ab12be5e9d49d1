package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.TextBinding;
import dev.piculet.lab.payload.kotlin.PublishedSetUp;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The protocol of write-ups 000 and 001, faults included. The set-up makes its object through kotlin-reflect and, for a read, writes it
 * with the mapper that is timed. What is called a single shot is therefore no first use.
 *
 * <p>The runner chooses the mode, and the batches of three calls.
 */
@State(Scope.Benchmark)
public class UsedMapperBenchmark {
    private TextBinding<Object> mapper;
    private Object value;
    private String text;

    @Setup
    public void setUp(PublishedSubject subject) throws Exception {
        Payload payload = subject.newPayload();
        mapper = mapperOf(subject, payload);
        Class<?> type = payload.classes().get(0);
        value = PublishedSetUp.isMadeDirectly(type)
                ? payload.values().get(0)
                : PublishedSetUp.madeByReflection(type, subject.seed);
        if (subject.operation() == Operation.DESERIALIZE) {
            String written = mapper.serializeText(value);
            text = payload.id().contains("-missing") ? PublishedSetUp.withUnknownNames(written) : written;
        }
    }

    @SuppressWarnings("unchecked")
    private static TextBinding<Object> mapperOf(PublishedSubject subject, Payload payload) throws Exception {
        return (TextBinding<Object>) subject.newContender().bind(payload);
    }

    @Benchmark
    public Object run() throws Exception {
        return text == null ? mapper.serializeText(value) : mapper.deserializeText(text);
    }

    /** Leaves what was read or written. */
    @TearDown
    public void leave(PublishedSubject subject) throws Exception {
        String output = text == null ? mapper.serializeText(value) : text;
        subject.leave(output.getBytes(StandardCharsets.UTF_8));
    }
}
