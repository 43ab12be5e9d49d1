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
                "simple", lost("$.doubleValue", " (nor 1 more of 60 extremes)"),
                "complex", lost("$.nested.value", ""),
                "deep", lost("$.value", " (nor 4 more of 200 extremes)"));
    }

    private static String lost(String path, String others) {
        return "does not hold -0.0 at " + path + ": reads back what it wrote with a difference at " + path
                + ": expected -0.0, found 0.0" + others;
    }
}
