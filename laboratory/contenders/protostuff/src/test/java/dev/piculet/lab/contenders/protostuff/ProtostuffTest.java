package dev.piculet.lab.contenders.protostuff;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class ProtostuffTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new ProtostuffContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "complex",
                72,
                "complex-as-documented",
                83,
                "deep",
                133,
                "deep-as-documented",
                88,
                "media",
                245,
                "simple",
                36);
    }
}
