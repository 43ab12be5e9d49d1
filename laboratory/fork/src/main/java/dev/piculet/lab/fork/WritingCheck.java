package dev.piculet.lab.fork;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checks how a contender writes: every call makes its own document of the value as it is at that time, and no later
 * call changes it. Readers check the contents of the documents.
 *
 * @param <T> the binding's own type
 */
final class WritingCheck<T> {
    private static final String LATER = "returns bytes that a later call changes";

    private final BoundPayload<T> bound;
    private final List<byte[]> documents = new ArrayList<>();
    private long leastBytes;

    WritingCheck(BoundPayload<T> bound) {
        this.bound = bound;
    }

    /** Returns the fault, in one line; the documents are there afterwards. */
    Optional<String> failure() throws Exception {
        documents.clear();
        leastBytes = 0;
        List<T> values = bound.values();
        List<Object> forms = new ArrayList<>();
        for (T value : values) {
            forms.add(written(value));
        }
        return againFailure(values, forms);
    }

    List<byte[]> documents() {
        return documents;
    }

    /** Bytes that writing all values allocates at least: those of the results. */
    long leastBytes() {
        return leastBytes;
    }

    private Object written(T value) throws Exception {
        Object form = bound.medium().encode(value);
        documents.add(bound.medium().bytes(form).clone());
        if (bound.medium().isFresh()) {
            leastBytes += ObjectGraph.of(form).leastBytes();
        }
        return form;
    }

    private Optional<String> againFailure(List<T> values, List<Object> forms) throws Exception {
        if (!bound.medium().isFresh()) {
            return Optional.empty();
        }
        for (int i = 0; i < values.size(); i++) {
            Object again = bound.medium().encode(values.get(i));
            if (again == forms.get(i)) {
                boolean isOutdated =
                        !Arrays.equals(documents.get(i), bound.medium().bytes(again));
                return Optional.of(isOutdated ? LATER : "returns the same object from two calls");
            }
        }
        for (int i = 0; i < values.size(); i++) {
            if (!Arrays.equals(documents.get(i), bound.medium().bytes(forms.get(i)))) {
                return Optional.of(LATER);
            }
        }
        return Optional.empty();
    }

    /** Returns the fault of documents of values that are changed after {@link #failure} wrote them. */
    Optional<String> outdatedFailure() throws Exception {
        if (!bound.payload().documents().isEmpty()) {
            return Optional.empty(); // What a stranger's class makes of a changed field is not known.
        }
        List<T> values = bound.values();
        for (int i = 0; i < Math.min(values.size(), BoundPayload.MOST_LOOKED_AT); i++) {
            Mutation mutation = Mutation.of(values.get(i));
            try {
                byte[] changed = bound.medium().bytes(bound.medium().encode(values.get(i)));
                if (!mutation.isEmpty() && Arrays.equals(changed, documents.get(i))) {
                    return Optional.of("writes what a value was before it was changed");
                }
            } finally {
                mutation.undo();
            }
        }
        return Optional.empty();
    }
}
