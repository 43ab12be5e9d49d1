package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.payload.extreme.Extreme;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checks whether a contender holds extreme values of a payload's class, one by one, so that a failure names the first
 * lost one.
 *
 * @param <T> the binding's own type
 */
final class ExtremesCheck<T> {
    private final BoundPayload<T> bound;
    private final List<Extreme> extremes;
    private final List<byte[]> documents = new ArrayList<>();

    ExtremesCheck(BoundPayload<T> bound, List<Extreme> extremes) {
        this.bound = bound;
        this.extremes = extremes;
    }

    /**
     * Has every value written and read back, and read as others wrote it.
     *
     * @param foreign the documents of each of the others, one for each extreme
     */
    Examination examination(String id, List<List<byte[]>> foreign) {
        Losses write = new Losses();
        Losses readBack = new Losses();
        Losses read = new Losses();
        for (int i = 0; i < extremes.size(); i++) {
            int index = i;
            String writeFailure = Examiner.failure(() -> write(index));
            write.add(extremes.get(i), writeFailure);
            String readBackFailure = writeFailure != null
                    ? writeFailure
                    : Examiner.failure(() -> read(index, List.of(documents), "reads back what it wrote with "));
            readBack.add(extremes.get(i), readBackFailure);
            List<List<byte[]>> unread = readBackFailure == null ? othersThanItsOwn(foreign, index) : foreign;
            read.add(extremes.get(i), Examiner.failure(() -> read(index, unread, Assignment.READ_OTHERS.finding())));
        }
        List<byte[]> written = write.count == 0 ? documents : List.of();
        return new Examination(id, null, write.summary(), readBack.summary(), read.summary(), written);
    }

    /** Returns why documents that were written elsewhere are not read right, or null. */
    String failureToRead(List<List<byte[]>> foreign) {
        Losses losses = new Losses();
        for (int i = 0; i < extremes.size(); i++) {
            int index = i;
            losses.add(
                    extremes.get(i), Examiner.failure(() -> read(index, foreign, Assignment.READ_ITS_OWN.finding())));
        }
        return losses.summary();
    }

    private Payload payload(int index) {
        return bound.payload()
                .ofOthers(bound.payload().id(), List.of(extremes.get(index).value()));
    }

    /** That calls return objects of their own is looked at on the payload's own values. */
    private Optional<String> write(int index) throws Exception {
        documents.add(null);
        BoundPayload<T> one = bound.with(payload(index));
        Optional<String> failure = Examiner.adoptionFailure(one);
        if (failure.isEmpty()) {
            byte[] document =
                    one.medium().bytes(one.medium().encode(one.values().get(0)));
            documents.set(index, document.clone());
        }
        return failure;
    }

    /** The same bytes need not be read twice, once they have been read right. */
    private List<List<byte[]>> othersThanItsOwn(List<List<byte[]>> foreign, int index) {
        return foreign.stream()
                .filter(others -> !Arrays.equals(others.get(index), documents.get(index)))
                .toList();
    }

    private Optional<String> read(int index, List<List<byte[]>> written, String failed) throws Exception {
        ReadingCheck<T> reading =
                new ReadingCheck<>(bound, List.of(extremes.get(index).value()));
        for (List<byte[]> documents : written) {
            Optional<String> failure = reading.difference(documents.get(index));
            if (failure.isPresent()) {
                return failure.map(difference -> failed + difference);
            }
        }
        return Optional.empty();
    }

    /** Extremes that are lost: the first one, and how many there are. */
    private final class Losses {
        private String first;
        private int count;

        void add(Extreme extreme, String failure) {
            if (failure != null && count++ == 0) {
                first = "does not hold " + extreme + ": " + failure;
            }
        }

        String summary() {
            return count < 2 ? first : first + " (nor " + (count - 1) + " more of " + extremes.size() + " extremes)";
        }
    }
}
