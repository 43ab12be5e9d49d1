package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Form;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.Payload;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A measured JVM's report on its timed work, after the last iteration: by the same binding, in the code compiled by the
 * JIT.
 *
 * @param failure why the work was wrong, in one line, or null
 * @param remark costs that the thread's CPU time and allocation do not show, in one line, or null
 * @param leastBytes bytes that one call allocates at least, going by the objects that it returned
 * @param documents what it wrote; empty where the operation writes nothing
 */
public record MeasuredWork(String failure, String remark, long leastBytes, List<byte[]> documents) {
    /**
     * Examines a binding on the payload's values, and on values of the same kind that it has not seen.
     *
     * @param looksElsewhere true to look for costs that the thread's CPU time and allocation do not show, for a tenth of a
     *     second
     */
    static <T> MeasuredWork of(BoundPayload<T> bound, Payload unseen, Operation operation, boolean looksElsewhere) {
        Trial<T> known = new Trial<>(bound, operation);
        String failure = Examiner.failure(known::failure);
        if (failure == null) {
            failure = Examiner.failure(() -> new Trial<>(bound.with(unseen), operation).failure());
            failure = failure == null ? null : "on values that it had not seen before: " + failure;
        }
        String remark = looksElsewhere ? remark(bound, operation) : null;
        return new MeasuredWork(failure, remark, known.leastBytes / bound.turns(), known.documents);
    }

    /** Files are read and written through buffers of the JDK, outside the heap, and a thread waits for them. */
    private static String remark(BoundPayload<?> bound, Operation operation) {
        if (bound.payload().form() == Form.FILE) {
            return null;
        }
        try {
            return WorkElsewhere.remarkOn(bound.work(operation));
        } catch (Exception e) {
            return null; // The failure says it.
        }
    }

    /** Returns the answers of two threads as one. */
    MeasuredWork and(MeasuredWork other) {
        return failure != null ? this : other;
    }

    /** One operation on one set of values. */
    private static final class Trial<T> {
        private final BoundPayload<T> bound;
        private final Operation operation;
        private List<byte[]> documents = List.of();
        private long leastBytes;

        Trial(BoundPayload<T> bound, Operation operation) {
            this.bound = bound;
            this.operation = operation;
        }

        Optional<String> failure() throws Exception {
            Optional<String> failure = Examiner.adoptionFailure(bound);
            if (operation.isOfFields()) {
                return failure.isPresent() ? failure : bound.fieldReading().failure(operation);
            }
            if (failure.isEmpty() && operation != Operation.DESERIALIZE) {
                WritingCheck<T> writing = new WritingCheck<>(bound);
                failure = writing.failure();
                failure = failure.isPresent() ? failure : writing.outdatedFailure();
                documents = writing.documents();
                leastBytes = writing.leastBytes();
            }
            return failure.isPresent() || operation == Operation.SERIALIZE ? failure : readFailure();
        }

        private Optional<String> readFailure() throws Exception {
            List<byte[]> inputs = new ArrayList<>();
            for (Object input : bound.inputs()) {
                inputs.add(bound.medium().bytes(input));
            }
            ReadingCheck<T> reading = new ReadingCheck<>(bound, bound.payload().values());
            Optional<String> failure = reading.failure(inputs).map(d -> "reads with " + d);
            leastBytes = Math.max(leastBytes, reading.leastBytes());
            return failure;
        }
    }

    /** Leaves the answer for the JVM that started this one; replaces an earlier answer. */
    void write(Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            writeText(out, failure);
            writeText(out, remark);
            out.writeLong(leastBytes);
            out.writeInt(documents.size());
            for (byte[] document : documents) {
                out.writeInt(document.length);
                out.write(document);
            }
        }
    }

    /**
     * Reads the answer.
     *
     * @throws IOException if there is none, or not all of it
     */
    public static MeasuredWork read(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            String failure = readText(in);
            String remark = readText(in);
            long leastBytes = in.readLong();
            List<byte[]> documents = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                documents.add(in.readNBytes(in.readInt()));
            }
            return new MeasuredWork(failure, remark, leastBytes, documents);
        }
    }

    private static void writeText(DataOutputStream out, String text) throws IOException {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String readText(DataInputStream in) throws IOException {
        byte[] bytes = in.readNBytes(in.readInt());
        return bytes.length == 0 ? null : new String(bytes, StandardCharsets.UTF_8);
    }
}
