package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.GeneratedCode;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.Payloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a write-up's protocol runs with. Unlike a trial's, its work is not examined: one output is left to be shown. */
@State(Scope.Benchmark)
public class PublishedSubject {
    /** Ends the name of the file with generated source, which begins as {@link #answer}. */
    public static final String SOURCE = ".source";

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

    /** The file that one output is left in. */
    @Param("")
    public String answer;

    Operation operation() {
        return Operation.ofId(operation);
    }

    Payload newPayload() {
        return Payloads.create(suite, payload, seed);
    }

    Contender newContender() throws ReflectiveOperationException {
        return Contenders.create(contender);
    }

    void leave(byte[] output) throws IOException {
        Files.write(Path.of(answer), output);
    }

    /** Leaves the source that the library generated to write that output, if it tells one. */
    void leaveSource(Binding<?> binding) throws IOException {
        String source = binding instanceof GeneratedCode code ? sourceOf(code) : null;
        if (source != null) {
            Files.writeString(Path.of(answer + SOURCE), source);
        }
    }

    private static String sourceOf(GeneratedCode code) {
        try {
            return code.writerSource();
        } catch (ReflectiveOperationException e) {
            // The figure counts without it.
            return null;
        }
    }
}
