package dev.piculet.lab.contenders.hessian;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class HessianTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new HessianContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "complex",
                189,
                "complex-as-documented",
                140,
                "deep",
                157,
                "deep-as-documented",
                142,
                "media",
                646,
                "simple",
                134);
    }

    /** Hessian writes a double without a fraction as a whole number, which has no negative zero. */
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
