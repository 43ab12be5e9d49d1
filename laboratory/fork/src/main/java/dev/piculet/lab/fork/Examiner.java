package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.extreme.Extreme;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Looks whether a contender does the work that it is to be timed for: it writes documents of their own, and reads equal
 * values from them, from the payload's own text, and from other contenders' documents, three times over, because a library
 * may change its ways after the first call.
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
        return answer(payload.id(), () -> examine(bound(contender, payload), foreign));
    }

    /**
     * Checks whether a contender that knows a payload's values holds extremes of their class as well.
     *
     * @param id the answer's id
     * @param extremes makes them, if the contender takes part
     * @param foreign others' documents of each extreme; may be empty
     */
    public static Examination examineExtremes(
            Contender contender,
            String id,
            Payload told,
            Supplier<List<Extreme>> extremes,
            List<List<byte[]>> foreign) {
        return answer(
                id,
                () -> check(BoundPayload.of(contender, told), extremes.get()).examination(id, foreign));
    }

    /** Looks whether a contender reads extremes that it wrote elsewhere, when it has been told of another's values. */
    static Examination examineReadingExtremes(
            Contender contender,
            String id,
            Payload told,
            Supplier<List<Extreme>> extremes,
            List<List<byte[]>> documents) {
        return answer(id, () -> {
            String failure =
                    check(BoundPayload.of(contender, told), extremes.get()).failureToRead(documents);
            return new Examination(id, null, null, null, failure, List.of());
        });
    }

    /** A library that refuses a stranger's class before it is asked to write anything takes no part, and writes nothing wrong. */
    private static BoundPayload<?> bound(Contender contender, Payload payload) throws Exception {
        if (payload.documents().isEmpty()) {
            return BoundPayload.of(contender, payload);
        }
        try {
            return BoundPayload.of(contender, payload);
        } catch (UnsupportedPayloadException e) {
            throw e;
        } catch (Exception | LinkageError e) {
            throw new UnsupportedPayloadException("refuses the class: " + thrown(e));
        }
    }

    private static <T> ExtremesCheck<T> check(BoundPayload<T> bound, List<Extreme> extremes) {
        return new ExtremesCheck<>(bound, extremes);
    }

    private static Examination answer(String id, Callable<Examination> examination) {
        try {
            return examination.call();
        } catch (UnsupportedPayloadException e) {
            return Examination.unsupported(id, e.getMessage());
        } catch (Throwable e) {
            return Examination.failed(id, thrown(e));
        }
    }

    /** Looks whether a contender reads a payload's values, as it is assigned to, when it has been told of another's values. */
    static Examination examineReading(
            Contender contender, Payload payload, Payload told, Assignment assignment, List<List<byte[]>> documents) {
        return answer(payload.id(), () -> {
            ReadingCheck<?> reading = new ReadingCheck<>(BoundPayload.of(contender, told), payload.values());
            String failure = failureInAnyRound(() -> read(reading, documents, assignment));
            return new Examination(payload.id(), null, null, null, failure, List.of());
        });
    }

    private static Optional<String> read(ReadingCheck<?> reading, List<List<byte[]>> written, Assignment assignment)
            throws Exception {
        for (List<byte[]> documents : written) {
            Optional<String> failure = reading.failure(documents);
            if (failure.isPresent()) {
                return failure.map(d -> assignment.finding() + d);
            }
        }
        return Optional.empty();
    }

    private static <T> Examination examine(BoundPayload<T> bound, List<List<byte[]>> foreign) {
        WritingCheck<T> writing = new WritingCheck<>(bound);
        ReadingCheck<T> reading = new ReadingCheck<>(bound, bound.payload().values());
        String writeFailure = failureInAnyRound(() -> adoptionFailure(bound));
        if (writeFailure == null) {
            writeFailure = failureInAnyRound(writing::failure);
        }
        List<byte[]> own = writing.documents();
        String readBackFailure = writeFailure != null ? writeFailure : failureInAnyRound(() -> readBack(reading, own));
        String readFailure = null;
        if (bound.payload().isDictated() && !isReadRight(readBackFailure, own, inputs(bound.payload()))) {
            readFailure = failureInAnyRound(() -> readInput(reading, inputs(bound.payload())));
        }
        if (readFailure == null) {
            List<List<byte[]>> unread = foreign.stream()
                    .filter(documents -> !isReadRight(readBackFailure, own, documents))
                    .toList();
            readFailure = failureInAnyRound(() -> read(reading, unread, Assignment.READ_OTHERS));
        }
        FieldAnswer fields = writeFailure == null && readBackFailure == null ? bound.fieldAnswer() : null;
        return new Examination(
                bound.payload().id(), null, writeFailure, readBackFailure, readFailure, writing.documents(), fields);
    }

    /** Translating into a library's own classes may change names, and do nothing of the work. */
    static <T> Optional<String> adoptionFailure(BoundPayload<T> bound) {
        for (int i = 0; i < bound.values().size(); i++) {
            Object adopted = bound.values().get(i);
            Object value = bound.payload().values().get(i);
            if (adopted != value) {
                Optional<String> difference =
                        TreeDifference.betweenStructures(ReferenceTree.of(value), ReferenceTree.of(adopted));
                if (difference.isPresent()) {
                    return difference.map(d -> "works on something else than the value, with a difference at " + d);
                }
            }
        }
        return Optional.empty();
    }

    private static <T> Optional<String> readBack(ReadingCheck<T> reading, List<byte[]> documents) throws Exception {
        return reading.failure(documents).map(d -> "reads back what it wrote with " + d);
    }

    private static <T> Optional<String> readInput(ReadingCheck<T> reading, List<byte[]> inputs) throws Exception {
        return reading.failure(inputs).map(d -> "reads its input with " + d);
    }

    private static List<byte[]> inputs(Payload payload) {
        return payload.inputs().stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** Whether documents are the first ones that the contender wrote itself, which need not be read twice. */
    private static boolean isReadRight(String readBackFailure, List<byte[]> own, List<byte[]> documents) {
        return readBackFailure == null
                && documents.size() <= own.size()
                && IntStream.range(0, documents.size()).allMatch(i -> Arrays.equals(documents.get(i), own.get(i)));
    }

    interface Check {
        Optional<String> failure() throws Exception;
    }

    private static String failureInAnyRound(Check check) {
        for (int round = 0; round < ROUNDS; round++) {
            String failure = failure(check);
            if (failure != null) {
                return failure;
            }
        }
        return null;
    }

    /** Returns the finding or the exception of a check, in one line, or null if all is well. */
    static String failure(Check check) {
        try {
            return check.failure().orElse(null);
        } catch (Throwable e) {
            return thrown(e);
        }
    }

    private static String thrown(Throwable e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return "threw " + e.getClass().getName() + ": " + message;
    }
}
