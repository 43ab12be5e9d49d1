package dev.piculet.lab.contenders.sbe;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class SbeTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new SbeContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "complex",
                90,
                "complex-as-documented",
                115,
                "deep",
                159,
                "deep-as-documented",
                119,
                "media",
                291,
                "simple",
                49);
    }

    @Override
    protected boolean isReadInPlace() {
        return true;
    }
}
