package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

class GenericTest extends ObjectsContract {
    /** The format is the same, however the fields are reached. */
    static final Map<String, Integer> SIZES = Map.of(
            "complex",
            60,
            "complex-as-documented",
            67,
            "deep",
            120,
            "deep-as-documented",
            80,
            "media",
            231,
            "simple",
            30);

    @Override
    protected Contender contender() {
        try {
            return new GenericContender();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected Map<String, Integer> sizes() {
        return SIZES;
    }
}
