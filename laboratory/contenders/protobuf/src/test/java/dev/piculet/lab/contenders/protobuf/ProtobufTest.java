package dev.piculet.lab.contenders.protobuf;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class ProtobufTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new ProtobufContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "simple",
                36,
                "complex",
                70,
                "complex-as-documented",
                76,
                "deep",
                133,
                "deep-as-documented",
                88,
                "media",
                241);
    }
}
