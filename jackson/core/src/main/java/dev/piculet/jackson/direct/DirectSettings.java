package dev.piculet.jackson.direct;

import dev.piculet.jackson.bytes.SurrogatePairs;
import java.util.Objects;

/**
 * What a mapper's settings say about values that are written without a generator.
 *
 * @param maxDepth how many objects and arrays may be in each other
 * @param numbers that have more digits than the usual ones
 * @param pairs how characters beyond the first 65,536 are written
 */
public record DirectSettings(int maxDepth, DirectNumbers numbers, SurrogatePairs pairs) {
    public DirectSettings {
        Objects.requireNonNull(numbers);
        Objects.requireNonNull(pairs);
    }
}
