package dev.piculet.lab.fork;

import java.util.List;

/**
 * What a contender did with a payload, before anything is timed. A failure is one line, or null where the work was right.
 *
 * @param payload the payload's id
 * @param unsupported why the contender can't take part, or null if it can
 * @param serializeFailure why its writing is wrong, as far as reading it back can tell
 * @param deserializeFailure why its reading is wrong
 * @param documents the encoded values, one each, as it wrote them; empty where it did not get that far
 */
public record Examination(
        String payload,
        String unsupported,
        String serializeFailure,
        String deserializeFailure,
        List<byte[]> documents) {
    static Examination unsupported(String payload, String reason) {
        return new Examination(payload, reason, null, null, List.of());
    }

    static Examination failed(String payload, String failure) {
        return new Examination(payload, null, failure, failure, List.of());
    }
}
