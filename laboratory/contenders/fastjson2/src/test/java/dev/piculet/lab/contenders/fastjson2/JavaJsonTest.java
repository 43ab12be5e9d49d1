package dev.piculet.lab.contenders.fastjson2;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Limit;
import dev.piculet.lab.contract.JavaJsonContract;
import java.util.Set;

class JavaJsonTest extends JavaJsonContract {
    @Override
    protected Contender contender() {
        return new FastjsonContender();
    }

    @Override
    protected Set<Limit> limits() {
        return Set.of(Limit.NON_FINITE, Limit.DISTANT_TIMES);
    }
}
