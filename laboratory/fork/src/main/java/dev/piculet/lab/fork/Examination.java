package dev.piculet.lab.fork;

import java.util.List;

/**
 * A contender's results with a payload, before anything is timed. A failure is one line, or null if the work was right.
 *
 * @param payload the payload's id
 * @param unsupported why the contender can't take part, or null if it can
 * @param writeFailure why it could not write
 * @param readBackFailure why what it read from its own documents is wrong
 * @param readFailure why what it read from the payload's text or from others' documents is wrong
 * @param documents the encoded values, one each, as it wrote them; empty where it did not get that far
 * @param fields how it reads fields; null if the payload's fields are not known, or it did not get that far
 */
public record Examination(
        String payload,
        String unsupported,
        String writeFailure,
        String readBackFailure,
        String readFailure,
        List<byte[]> documents,
        FieldAnswer fields) {
    /** Makes an answer that tells nothing of fields. */
    public Examination(
            String payload,
            String unsupported,
            String writeFailure,
            String readBackFailure,
            String readFailure,
            List<byte[]> documents) {
        this(payload, unsupported, writeFailure, readBackFailure, readFailure, documents, null);
    }

    /** True if the contender takes part, and some of its work was wrong. */
    public boolean hasFault() {
        return writeFailure != null
                || readBackFailure != null
                || readFailure != null
                || fields != null && fields.failure() != null;
    }

    static Examination unsupported(String payload, String reason) {
        return new Examination(payload, reason, null, null, null, List.of());
    }

    static Examination failed(String payload, String failure) {
        return new Examination(payload, null, failure, failure, failure, List.of());
    }
}
