package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.contender.UnsupportedPayloadException;
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
        String serializeFailure = null;
        String deserializeFailure = null;
        for (int round = 0; round < ROUNDS && serializeFailure == null; round++) {
            serializeFailure = failureOf(() -> writeAndReadBack(bound, payload, documents));
        }
        for (int round = 0; round < ROUNDS && deserializeFailure == null; round++) {
            deserializeFailure = failureOf(() -> readInputs(bound, payload));
            if (deserializeFailure == null) {
                deserializeFailure = failureOf(() -> readForeign(bound, payload, foreign));
            }
        }
        return new Examination(payload.id(), null, serializeFailure, deserializeFailure, documents);
    }

    /** Leaves what was written in {@code documents}. */
    private static <T> Optional<String> writeAndReadBack(
            BoundPayload<T> bound, Payload payload, List<byte[]> documents) throws Exception {
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
            Optional<String> difference = readOne(bound, payload, i, encoded.get(i));
            if (difference.isPresent()) {
                return difference.map(d -> "reads back what it wrote with a difference at " + d);
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<String> readInputs(BoundPayload<T> bound, Payload payload) throws Exception {
        List<Object> inputs = bound.inputs();
        for (int i = 0; i < inputs.size(); i++) {
            Optional<String> difference = readOne(bound, payload, i, inputs.get(i));
            if (difference.isPresent()) {
                return difference.map(d -> "reads its input with a difference at " + d);
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<String> readForeign(
            BoundPayload<T> bound, Payload payload, List<List<byte[]>> foreign) throws Exception {
        for (List<byte[]> documents : foreign) {
            for (int i = 0; i < documents.size(); i++) {
                Object encoded = bound.medium().encoded(documents.get(i));
                Optional<String> difference = readOne(bound, payload, i, encoded);
                if (difference.isPresent()) {
                    return difference.map(d -> "reads what others wrote with a difference at " + d);
                }
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<String> readOne(BoundPayload<T> bound, Payload payload, int index, Object encoded)
            throws Exception {
        Object expected = ReferenceTree.of(payload.values().get(index));
        Object actual = ReferenceTree.of(bound.release(bound.medium().decode(encoded)));
        return TreeDifference.betweenValues(expected, actual);
    }

    private interface Check {
        Optional<String> difference() throws Exception;
    }

    private static String failureOf(Check check) {
        try {
            return check.difference().orElse(null);
        } catch (Throwable e) {
            return thrown(e);
        }
    }

    private static String thrown(Throwable e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return "threw " + e.getClass().getName() + ": " + message;
    }
}
