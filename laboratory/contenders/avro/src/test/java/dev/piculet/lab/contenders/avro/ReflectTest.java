package dev.piculet.lab.contenders.avro;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.ObjectsContract;
import java.util.Map;

class ReflectTest extends ObjectsContract {
    @Override
    protected Contender contender() {
        return new ReflectContender();
    }

    @Override
    protected Map<String, Integer> sizes() {
        return GenericTest.SIZES;
    }
}
