package dev.piculet.lab.contenders.jsoniterscala;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contract.JavaJsonContract;

class JavaJsonTest extends JavaJsonContract {
    @Override
    protected Contender contender() {
        return new JsoniterScalaContender();
    }
}
