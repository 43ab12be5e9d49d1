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
                "simple", noNegativeZero("$.doubleValue", " (nor 1 more of 60 extremes)"),
                "complex", noNegativeZero("$.nested.value", ""),
                "deep", noNegativeZero("$.value", " (nor 4 more of 200 extremes)"));
    }
}
