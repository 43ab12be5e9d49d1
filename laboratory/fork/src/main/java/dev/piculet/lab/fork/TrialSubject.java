package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What a fork measures, one for all of its threads: it makes each of them its work. */
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

    private Binding<?> shared;

    @Setup
    public void bind() throws Exception {
        if (instances.equals(SHARED)) {
            shared = Contenders.create(contender).bind(newPayload());
        }
    }

    /**
     * Makes one thread's call. Whatever the threads share of the contender, values, inputs and files are each thread's own.
     */
    Work newWork() throws Exception {
        Payload own = newPayload();
        Binding<?> binding =
                shared != null ? shared : Contenders.create(contender).bind(own);
        return BoundPayload.of(binding, own).work(Operation.ofId(operation));
    }

    private Payload newPayload() {
        return Payloads.create(suite, payload, seed);
    }
}
