package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Looks whether a contender does the work that it is to be timed for: it writes documents that later calls leave alone,
 * and reads equal values from them, from the payload's own text, and from other contenders' documents, three times over,
 * because a library may change its ways after the first call.
 */
public final class Examiner {
    private static final int ROUNDS = 3;

    private Examiner() {}

    /**
     * Examines one contender on one payload; whatever the contender throws becomes part of the answer.
     *
     * @param foreign for each document, the same value as others wrote it, in the contender's format; may be empty
     */
    public static Examination examine(Contender contender, Payload payload, List<List<byte[]>> foreign) {
        try {
            return examine(BoundPayload.of(contender, payload), payload, foreign);
        } catch (UnsupportedPayloadException e) {
            return Examination.unsupported(payload.id(), e.getMessage());
        } catch (Throwable e) {
            return Examination.failed(payload.id(), thrown(e));
        }
    }

    private static <T> Examination examine(BoundPayload<T> bound, Payload payload, List<List<byte[]>> foreign) {
        List<byte[]> documents = new ArrayList<>();
        String writeFailure = failureInAnyRound(() -> write(bound, documents));
        String readBackFailure =
                writeFailure != null ? writeFailure : failureInAnyRound(() -> readBack(bound, payload, documents));
        String readFailure = failureInAnyRound(() -> readInput(bound, payload));
        if (readFailure == null) {
            readFailure = failureInAnyRound(() -> readForeign(bound, payload, foreign));
        }
        return new Examination(payload.id(), null, writeFailure, readBackFailure, readFailure, documents);
    }

    /** Leaves what was written in {@code documents}. */
    private static <T> Optional<String> write(BoundPayload<T> bound, List<byte[]> documents) throws Exception {
        documents.clear();
        List<Object> encoded = new ArrayList<>();
        for (T value : bound.values()) {
            Object form = bound.medium().encode(value);
            encoded.add(form);
            documents.add(bound.medium().bytes(form).clone());
        }
        bound.medium().encode(bound.values().get(0));
        for (int i = 0; i < encoded.size(); i++) {
            if (!Arrays.equals(documents.get(i), bound.medium().bytes(encoded.get(i)))) {
                return Optional.of("returns bytes that a later call changes");
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<String> readBack(BoundPayload<T> bound, Payload payload, List<byte[]> documents)
            throws Exception {
        return read(bound, payload, documents).map(d -> "reads back what it wrote with a difference at " + d);
    }

    private static <T> Optional<String> readInput(BoundPayload<T> bound, Payload payload) throws Exception {
        if (payload.input().isEmpty()) {
            return Optional.empty();
        }
        byte[] text = payload.input().get().getBytes(StandardCharsets.UTF_8);
        return read(bound, payload, List.of(text)).map(d -> "reads its input with a difference at " + d);
    }

    private static <T> Optional<String> readForeign(BoundPayload<T> bound, Payload payload, List<List<byte[]>> foreign)
            throws Exception {
        for (List<byte[]> documents : foreign) {
            Optional<String> difference = read(bound, payload, documents);
            if (difference.isPresent()) {
                return difference.map(d -> "reads what others wrote with a difference at " + d);
            }
        }
        return Optional.empty();
    }

    /** Reads documents of the first values; others may hold fewer than all of them. */
    private static <T> Optional<String> read(BoundPayload<T> bound, Payload payload, List<byte[]> documents)
            throws Exception {
        for (int i = 0; i < documents.size(); i++) {
            T read = bound.medium().decode(bound.medium().encoded(documents.get(i)));
            Object expected = ReferenceTree.of(payload.values().get(i));
            Object actual = ReferenceTree.of(bound.release(read));
            Optional<String> difference = TreeDifference.betweenValues(expected, actual);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private interface Check {
        Optional<String> difference() throws Exception;
    }

    private static String failureInAnyRound(Check check) {
        try {
            for (int round = 0; round < ROUNDS; round++) {
                Optional<String> difference = check.difference();
                if (difference.isPresent()) {
                    return difference.get();
                }
            }
            return null;
        } catch (Throwable e) {
            return thrown(e);
        }
    }

    private static String thrown(Throwable e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return "threw " + e.getClass().getName() + ": " + message;
    }
}
