package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import java.io.IOException;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The subject of a fork, one for all of its threads. It makes the work of each thread. */
@State(Scope.Benchmark)
public class TrialSubject {
    private static final String SHARED = "shared";

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

    /** {@code own} for an instance of the contender a thread, {@code shared} for one that all threads call. */
    @Param("own")
    public String instances;

    /** The file that {@link MeasuredWork} is left in; empty for none. */
    @Param("")
    public String answer;

    /** Whether to look for costs that the figures do not show. */
    @Param("true")
    public boolean looksElsewhere;

    private Binding<?> shared;
    private MeasuredWork measured;

    @Setup
    public void prepare() throws Exception {
        if (instances.equals(SHARED)) {
            shared = Contenders.create(contender).bind(newPayload(seed));
        }
    }

    /**
     * Makes the work of one thread. Each thread has its own values, inputs and files, whatever it shares of the
     * contender.
     */
    BoundPayload<?> bind() throws Exception {
        Payload own = newPayload(seed);
        return BoundPayload.of(
                shared != null ? shared : Contenders.create(contender).bind(own), own);
    }

    /** Makes one thread's call. */
    Work workOn(BoundPayload<?> bound) throws Exception {
        return bound.work(Operation.ofId(operation));
    }

    /** Examines the work of one thread, and leaves the answer of all threads so far. */
    void examine(BoundPayload<?> bound) throws IOException {
        MeasuredWork own = MeasuredWork.of(bound, newPayload(seed + 1), Operation.ofId(operation), looksElsewhere);
        synchronized (this) {
            measured = measured == null ? own : measured.and(own);
            if (!answer.isEmpty()) {
                measured.write(Path.of(answer));
            }
        }
    }

    private Payload newPayload(long seed) {
        return Payloads.create(suite, payload, seed);
    }
}
