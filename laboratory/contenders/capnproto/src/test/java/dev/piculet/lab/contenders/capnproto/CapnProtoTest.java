package dev.piculet.lab.contenders.capnproto;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class CapnProtoTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new CapnProtoContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return Map.of(
                "complex",
                160,
                "complex-as-documented",
                192,
                "deep",
                256,
                "deep-as-documented",
                216,
                "media",
                400,
                "simple",
                72);
    }

    @Override
    protected boolean isReadInPlace() {
        return true;
    }
}
