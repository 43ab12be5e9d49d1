package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.FieldReader;
import dev.piculet.lab.contender.Operation;
import dev.piculet.lab.contender.PayloadFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * Reads fields of documents, in place or of the object that is made of each, and looks whether they are those of the values.
 *
 * @param <T> the binding's own type
 */
final class FieldReading<T> {
    private final BoundPayload<T> bound;
    private final Binding<T> binding;
    private final PayloadFields<Object> fields;

    FieldReading(BoundPayload<T> bound, Binding<T> binding) {
        this.bound = bound;
        this.binding = binding;
        this.fields = bound.payload().fields().orElseThrow();
    }

    /** Returns what the gate is to know, or null if the payload's fields are not known. */
    static <T> FieldAnswer answer(BoundPayload<T> bound, Binding<T> binding) {
        if (bound.payload().fields().isEmpty()) {
            return null;
        }
        boolean isInPlace = binding instanceof FieldReader;
        if (!isInPlace && bound.values().get(0) != bound.payload().values().get(0)) {
            return FieldAnswer.unsupported("its objects are of classes of its own, whose fields are not added up here");
        }
        FieldReading<T> reading = new FieldReading<>(bound, binding);
        for (Operation operation : List.of(Operation.READ_ONE, Operation.READ_ALL)) {
            String failure = Examiner.failure(() -> reading.failure(operation));
            if (failure != null) {
                return FieldAnswer.of(isInPlace, failure);
            }
        }
        return FieldAnswer.of(isInPlace, null);
    }

    /** One reading of a document. */
    @FunctionalInterface
    private interface Reader {
        long read(byte[] document) throws Exception;
    }

    private Reader reader(Operation operation) {
        if (binding instanceof FieldReader reader) {
            return operation == Operation.READ_ONE ? reader::readOne : reader::readAll;
        }
        ToLongFunction<Object> numberOf = fields.of(operation);
        return document -> numberOf.applyAsLong(binding.deserialize(document));
    }

    /** Returns the call to be timed: it reads the next document, or all of them if the payload's calls do. */
    Work work(Operation operation) throws Exception {
        Reader reader = reader(operation);
        byte[][] documents = documents().toArray(byte[][]::new);
        long[] result = new long[1];
        if (documents.length == 1 || bound.payload().isInTurn()) {
            int mask = documents.length - 1;
            return new Work() {
                private int next;

                @Override
                public Object run() throws Exception {
                    result[0] = reader.read(documents[next++ & mask]);
                    return result;
                }
            };
        }
        return () -> {
            long sum = 0;
            for (byte[] document : documents) {
                sum += reader.read(document);
            }
            result[0] = sum;
            return result;
        };
    }

    private List<byte[]> documents() throws Exception {
        List<byte[]> documents = new ArrayList<>();
        for (Object input : bound.inputs()) {
            documents.add(bound.medium().bytes(input));
        }
        return documents;
    }

    /** Returns the first document whose number is not that of its value, in either order of the documents. */
    Optional<String> failure(Operation operation) throws Exception {
        Reader reader = reader(operation);
        List<byte[]> documents = documents();
        int last = documents.size() - 1;
        for (int i = 0; i <= 2 * last + 1; i++) {
            int index = i <= last ? i : 2 * last + 1 - i;
            Optional<String> failure = difference(operation, reader, index, documents.get(index));
            if (failure.isPresent()) {
                return failure;
            }
        }
        return rewritten(operation, reader, documents);
    }

    private Optional<String> difference(Operation operation, Reader reader, int index, byte[] document)
            throws Exception {
        long expected =
                fields.of(operation).applyAsLong(bound.payload().values().get(index));
        long found = reader.read(document);
        String what = operation == Operation.READ_ONE ? "one field" : "all fields";
        return found == expected
                ? Optional.empty()
                : Optional.of("reads " + what + " of value " + index + " with the sum " + found + " where " + expected
                        + " was expected");
    }

    /** Puts another document into the very array that was read before. */
    private Optional<String> rewritten(Operation operation, Reader reader, List<byte[]> documents) throws Exception {
        for (int i = 1; i < documents.size(); i++) {
            byte[] next = documents.get(i);
            byte[] array = documents.get(i - 1).clone();
            if (array.length == next.length) {
                reader.read(array);
                System.arraycopy(next, 0, array, 0, array.length);
                Optional<String> failure = difference(operation, reader, i, array);
                if (failure.isPresent()) {
                    return failure.map(d -> d + ", in an array that held another document before");
                }
            }
        }
        return Optional.empty();
    }
}
