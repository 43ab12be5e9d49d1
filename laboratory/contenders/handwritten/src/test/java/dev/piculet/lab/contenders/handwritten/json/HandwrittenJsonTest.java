package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.JavaJsonContract;

class HandwrittenJsonTest extends JavaJsonContract {
    @Override
    protected Contender contender() {
        return new HandwrittenJsonContender();
    }
}
