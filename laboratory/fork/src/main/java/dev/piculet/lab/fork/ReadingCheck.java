package dev.piculet.lab.fork;

import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.contender.ValueDifference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks how a contender reads: every call returns objects of its own, equal to the value that the document holds at that
 * time, and finished, so that nothing is left to be done outside the timed calls.
 *
 * @param <T> the binding's own type
 */
final class ReadingCheck<T> {
    private final BoundPayload<T> bound;
    private final List<?> expected;
    private long leastBytes;

    /** @param expected the payload's values that the documents hold, in their order */
    ReadingCheck(BoundPayload<T> bound, List<?> expected) {
        this.bound = bound;
        this.expected = expected;
    }

    /** Returns the fault, as {@code a difference at PATH} or in other words; all results are kept till the end. */
    Optional<String> failure(List<byte[]> documents) throws Exception {
        List<T> first = new ArrayList<>();
        List<T> second = new ArrayList<>();
        for (byte[] document : documents) {
            Object input = bound.medium().encoded(document.clone());
            first.add(bound.medium().decode(input));
            second.add(bound.medium().decode(input));
        }
        leastBytes = 0;
        ObjectGraph before = null;
        for (int i = 0; i < documents.size(); i++) {
            Optional<String> failure = difference(i, first.get(i));
            if (failure.isEmpty()) {
                failure = difference(i, second.get(i));
            }
            if (failure.isPresent()) {
                return failure;
            }
            ObjectGraph graph = ObjectGraph.of(second.get(i));
            failure = sharing(graph, ObjectGraph.of(first.get(i)), before);
            if (failure.isPresent()) {
                return failure;
            }
            before = graph;
        }
        return bound.medium().isArray() ? rewritten(documents) : Optional.empty();
    }

    /** Returns the first difference between the expected values and those read from the documents once. */
    Optional<String> difference(byte[] document) throws Exception {
        return difference(0, bound.medium().decode(bound.medium().encoded(document)));
    }

    /** Bytes that reading every one of the last documents allocates at least, together. */
    long leastBytes() {
        return leastBytes;
    }

    private Optional<String> difference(int index, T read) {
        Object released = bound.release(read);
        Optional<String> difference = bound.payload().isDictated()
                ? ValueDifference.betweenValueAndRead(expected.get(index), released)
                : ValueDifference.between(expected.get(index), released);
        return (difference.isPresent() || released == read
                        ? difference
                        : TreeDifference.betweenStructures(ReferenceTree.of(released), ReferenceTree.of(read))
                                .map(d -> d + " before it is translated"))
                .map(d -> "a difference at " + d);
    }

    private Optional<String> sharing(ObjectGraph graph, ObjectGraph other, ObjectGraph before) {
        leastBytes += graph.leastBytesBeside(other);
        Optional<String> shared = graph.sharedWith(other);
        if (shared.isEmpty() && before != null) {
            shared = graph.sharedWith(before);
        }
        if (shared.isPresent() && isConstant(graph, shared.get())) {
            return Optional.empty();
        }
        return shared.map(path -> "the same object at " + path + " as in another call's result");
    }

    /** A stranger's class may keep an object for all of its instances; then those that the reader made share it as well. */
    private boolean isConstant(ObjectGraph graph, String path) {
        if (bound.payload().documents().isEmpty()) {
            return false;
        }
        Object object = graph.at(path);
        return expected.stream()
                        .distinct()
                        .filter(value -> ObjectGraph.of(value).contains(object))
                        .limit(2)
                        .count()
                > 1;
    }

    /** Puts another document into the very array that was read before. */
    private Optional<String> rewritten(List<byte[]> documents) throws Exception {
        for (int i = 1; i < documents.size(); i++) {
            byte[] next = documents.get(i);
            byte[] array = documents.get(i - 1).clone();
            if (array.length != next.length) {
                continue;
            }
            Object input = bound.medium().encoded(array);
            bound.medium().decode(input);
            System.arraycopy(next, 0, array, 0, array.length);
            Optional<String> difference = difference(i, bound.medium().decode(input));
            if (difference.isPresent()) {
                return difference.map(d -> d + ", in an array that held another document before");
            }
        }
        return Optional.empty();
    }
}
