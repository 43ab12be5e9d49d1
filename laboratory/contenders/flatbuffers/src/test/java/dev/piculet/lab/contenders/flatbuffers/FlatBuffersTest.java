package dev.piculet.lab.contenders.flatbuffers;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class FlatBuffersTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new FlatBuffersContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "complex",
                176,
                "complex-as-documented",
                208,
                "deep",
                248,
                "deep-as-documented",
                180,
                "media",
                424,
                "simple",
                80);
    }

    /** FlatBuffers leaves out what is equal to a default, and -0.0 is equal to 0.0. */
    @Override
    protected Map<String, String> losses() {
        return Map.of(
                "simple", noNegativeZero("$.doubleValue", " (nor 1 more of 60 extremes)"),
                "complex", noNegativeZero("$.nested.value", ""),
                "deep", noNegativeZero("$.value", " (nor 4 more of 200 extremes)"));
    }

    @Override
    protected boolean isReadInPlace() {
        return true;
    }
}
